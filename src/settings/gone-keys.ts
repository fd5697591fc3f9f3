/** Keys of earlier versions, and what to do instead. */
export const goneKeys: ReadonlyMap<string, string> = new Map([
  ["workload.server.stop-signal", "A server gets SIGINT."],
  ["workload.server.stop-limit", "A server has 30 s to end after SIGINT."],
  ["log-limit", "We save 16 MB of each output."],
  ["nsys.sample", "We never sample the CPU, except in the run that finds lines."],
  ["nsys.cpuctxsw", "We never record context switches."],
  ["nsys.reports", "For more reports, run `nsys stats` on the .nsys-rep in the run directory."],
  ["ncu.filter-mode", "We measure by launch configuration where that's possible."],
  ["ncu.clock-control", "We don't change the machine's clocks."],
  ["ncu.cache-control", "To keep the caches, write ncu.extra-arguments: [--cache-control=none]."],
  ["compare.family-threshold", "It's 2%. For one family, write compare.thresholds: [{family: NAME, threshold: 5}]."],
  ["compare.metric-threshold", 'It\'s 5%. For others, write compare.thresholds: [{metric: "*", threshold: 10}].'],
  ["compare.min-kernel-impact", "It's 0.3%."],
  ["compare.single-round-threshold", "It's 5%. With more rounds, smaller changes count."],
  ["compare.wall-threshold", "It's 10%. Runs without CUDA tracing have compare.latency-threshold."],
  ["compare.min-kernel-share", "A kernel of any share counts if its change is at least 0.3% of the range."],
]);
