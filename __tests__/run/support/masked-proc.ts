// As a container's engine does it: the driver's parameters replaced, the kernel's settings read-only, its addresses masked.
const mask = `
set -e
mount -t tmpfs mask /proc/fs
mkdir /proc/fs/nvidia
echo 'ModifyDeviceFiles: 0' >/proc/fs/nvidia/params
mount --bind /proc/sys /proc/sys
mount -o remount,ro,bind /proc/sys
mount --bind /dev/null /proc/kallsyms
exec "$@"`;

/** Put before an argv: runs it where /proc is masked in three places, fs, sys and kallsyms. Needs root and CAP_SYS_ADMIN. */
export const withMaskedProc = ["unshare", "--mount", "sh", "-c", mask, "sh"] as const;
