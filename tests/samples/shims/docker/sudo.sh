#!/bin/sh
# The command `sudo` of the samples: the two calls that the pages document. Nobody becomes root: the owner stays as it is.
case "$1 $2" in
  'chown nobody:nogroup') test -d "$3" ;;
  'chmod a+rwx') chmod a+rwx "$3" ;;
  *) echo "sudo: the shim does not know: $*" >&2; exit 1 ;;
esac
