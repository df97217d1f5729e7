#!/bin/sh
# curl: VOICE_DIRECTORY_URL=http://localhost:3000 sh curl.sh
set -eu
url="${VOICE_DIRECTORY_URL:-http://localhost:3000}"
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

# curl encodes nothing by itself, so that each parameter is given by --data-urlencode. --retry waits as long as Retry-After says.
get() { curl --silent --show-error --retry 3 --get "$@"; }

get "$url/v1/voices" --data-urlencode 'search=british female' --data-urlencode 'providers=polly' --data-urlencode 'limit=3' \
  --data-urlencode 'fields=id' | grep -o '"id":"[^"]*"'

# The ETag names the answer, and curl keeps it in a file. The service says 304 while the answer is the same.
get "$url/v1/voices?providers=polly" --etag-save "$folder/etag" --output "$folder/page"
get "$url/v1/voices?providers=polly" --etag-compare "$folder/etag" --output /dev/null --write-out 'asked again: %{http_code}\n'

# The header Link has the next page, relative to the address of this one.
query='?providers=polly&limit=100'
count=0
while [ -n "$query" ]; do
  get "$url/v1/voices$query" --dump-header "$folder/headers" --output "$folder/page"
  count=$((count + $(grep -o '"gender":"Male"' "$folder/page" | wc -l)))
  query=$(sed -n 's/^[Ll]ink:.*<\([^>]*\)>; rel="next".*/\1/p' "$folder/headers")
done
echo "$count voices of Polly are male"

# An error has a code, and for a voice that is not there the ids to use instead.
get "$url/v1/voices/polly%2FJoanna" | grep -o '"code":"[^"]*"'
