"""Python's standard library: VOICE_DIRECTORY_URL=http://localhost:3000 python3 python.py"""

import json
import os
import re
import time
from urllib.error import HTTPError
from urllib.parse import quote, urlencode, urljoin
from urllib.request import Request, urlopen

BASE_URL = os.environ.get("VOICE_DIRECTORY_URL", "http://localhost:3000")


def get(path, headers={}, retries=3):
    """Requests a path. After 429 and 503, waits as long as the service asks, at most three times."""
    try:
        return urlopen(Request(urljoin(BASE_URL, path), headers=headers), timeout=30)
    except HTTPError as error:
        # urllib raises 304 and every error as an exception, which is also the response.
        if error.code not in (429, 503) or retries == 0:
            return error
        time.sleep(int(error.headers.get("Retry-After", 1)))
        return get(path, headers, retries - 1)


query = urlencode({"search": "british female", "providers": "polly", "limit": 3})
response = get("/v1/voices?" + query)
for voice in json.load(response)["voices"]:
    print(voice["id"], "is", voice["name"])

# The ETag names the answer. The service says 304, without a body, while the answer is the same.
again = get("/v1/voices?" + query, {"If-None-Match": response.headers["ETag"]})
print("asked again:", again.status)

# The header Link has the next page, relative to the address of this one.
count = 0
path = "/v1/voices?providers=polly&limit=100"
while path:
    page = get(path)
    count += sum(voice["gender"] == "Male" for voice in json.load(page)["voices"])
    following = re.search(r'<([^>]*)>; rel="next"', page.headers.get("Link", ""))
    path = following and urljoin(page.url, following[1])
print(count, "voices of Polly are male")

# An error has a code, and for a voice that is not there the ids to use instead.
error = json.load(get("/v1/voices/" + quote("polly/Joanna", safe="")))["error"]
print("polly/Joanna is", error["code"] + "; use", error["replacements"][0])
