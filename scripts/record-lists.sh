#!/usr/bin/env bash
# Records anew the bundled list of each provider that can be asked: that needs no key, or whose variables are set. Writes what voices come, go
# and change to the file that is named, as Markdown; the file stays empty if no list has changed. Run it in a clean checkout, after `npm ci`.
#
#     bash scripts/record-lists.sh report.md
set -euo pipefail
cd "$(dirname "$0")/.."
report=$(realpath "$1")
: >"$report"

voice_directory=(node dist/cli/main.js)
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
# Ingests of the bundled lists, before and after, so that the report tells the difference.
ingest() { DATA_DIR=$data SOURCES=bundled "${voice_directory[@]}" ingest "$@" || [ $? = 2 ]; }

npm run --silent build
ingest >/dev/null
asked=$(SOURCES=live DATA_DIR=$data "${voice_directory[@]}" providers --json |
  node -e 'for (const each of JSON.parse(fs.readFileSync(0, "utf8"))) if (each.listed && each.configured) console.log(each.provider)')
failed=()
restore() {
  git checkout --quiet -- "fixtures/$1"
  git clean --quiet -fd -- "fixtures/$1"
}
for provider in $asked; do
  # A provider without a bundled list has none to renew.
  [ -d "fixtures/$provider" ] || continue
  # 2 tells that facts are lost, because the live list states them in prose. The old list is the better one then.
  if ! "${voice_directory[@]}" ingest --record "$provider"; then
    failed+=("$provider")
    restore "$provider"
  fi
done

npm run --silent build
ingest --json --report "$report" >"$data/report.json"
# A list that gives the same voices differs by its date, or by fields that nobody reads.
same=$(node -e 'for (const each of JSON.parse(fs.readFileSync(process.argv[1], "utf8")).providers)
  if (each.added + each.removed + each.changed + each.missing === 0) console.log(each.provider)' "$data/report.json")
for provider in $same; do
  if [ -d "fixtures/$provider" ]; then restore "$provider"; fi
done
if git diff --quiet -- fixtures; then
  : >"$report"
elif [ ${#failed[@]} -gt 0 ]; then
  printf '\nNot recorded: %s. The log tells why.\n' "${failed[*]}" >>"$report"
fi
