#!/usr/bin/env bash
# Makes test fixtures from nsys reports: for each INPUT, a gzipped SQLite export and the CSV summaries of `nsys stats`, in
# OUT. Removes this machine's paths, the environment, the program's output and large strings that we don't read from the
# exports.
#
#   scripts/make-fixtures.sh OUT INPUT...      INPUT: NAME.nsys-rep, or NAME.sqlite with its NAME_REPORT.csv files
#
# Use a .sqlite if this machine's nsys is too old to read the report. Its CSVs are copied unchanged.
# Needs nsys, sqlite3 and gzip.
set -euo pipefail

reports=(cuda_gpu_kern_sum nvtx_kern_sum)

if (($# < 2)); then
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
out=$1
shift
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for input in "$@"; do
  file=$(basename "$input")
  name=${file%.*}
  export="$work/$name.sqlite"
  case $input in
    *.nsys-rep)
      nsys export --type sqlite --force-overwrite true --output "$export" "$input" >"$work/export.log" 2>&1 || { cat "$work/export.log" >&2; exit 1; }
      ;;
    *.sqlite) cp "$input" "$export" ;;
    *) echo "$input: neither .nsys-rep nor .sqlite" >&2; exit 2 ;;
  esac
  chmod u+w "$export"
  sqlite3 "$export" "
    -- 167 kB of descriptions of GPU metrics, which nothing reads, and the machine.
    DELETE FROM TARGET_INFO_SYSTEM_ENV WHERE name IN ('GpuMetricsConfig', 'CpuInfo', 'DeviceEnvironment', 'Hostname', 'KernelVersion', 'SoftwareReleaseVersion') OR value GLOB '/*';
    -- Paths of the machine in what nsys says of itself.
    DELETE FROM DIAGNOSTIC_EVENT WHERE text GLOB '* /*';
    DELETE FROM META_DATA_CAPTURE WHERE name GLOB '*:ENVIRONMENT_VARIABLE' OR name GLOB '*:WORKING_DIR' OR name = 'DEVICE_DISPLAY_NAME';
    -- Where the export was made.
    DELETE FROM META_DATA_EXPORT WHERE name LIKE 'EXPORT_PARAM_%PATH%' OR name IN ('EXPORT_HOST', 'EXPORT_USER');"
  # The program's output, and the paths of its files.
  if [[ $(sqlite3 "$export" "SELECT count(*) FROM sqlite_master WHERE name = 'ProcessStreams'") == 1 ]]; then
    sqlite3 "$export" "
      DELETE FROM StringIds
        WHERE value <> '' AND id IN (SELECT filenameId FROM ProcessStreams UNION SELECT contentId FROM ProcessStreams);
      DELETE FROM ProcessStreams;"
  fi
  sqlite3 "$export" 'VACUUM;'
  for report in "${reports[@]}"; do
    if [[ $input == *.sqlite ]]; then
      beside="${input%.sqlite}_$report.csv"
      if [[ -f $beside ]]; then install -m 644 "$beside" "$out/${name}_$report.csv"; fi
    else
      # Use a copy, because nsys stats writes to the export. A report without data gives an empty file, which we keep.
      cp "$export" "$work/stats.sqlite"
      (cd "$work" && nsys stats --report "$report" --format csv --force-overwrite true --output stats stats.sqlite) >"$work/stats.log" 2>&1 || { cat "$work/stats.log" >&2; exit 1; }
      mv "$work/stats_$report.csv" "$out/${name}_$report.csv"
    fi
  done
  gzip -9nc "$export" >"$out/$name.sqlite.gz"
done
