# Voice Directory behind Varnish (7.1 or newer). The service needs TRUST_PROXY=1.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/readyz"; .interval = 5s; }
}

sub vcl_recv {
  # Replaced and not appended to, so that no client chooses the address by which its requests are counted.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.X-Forwarded-Host;
  # The built-in rules pass every request with a cookie; only pages read one, and those are never stored.
  if (req.http.Accept !~ "text/html") {
    unset req.http.Cookie;
  }
  # An old copy is served while the service is down, and not otherwise, so that a new catalog is seen within max-age.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
}

sub vcl_hash {
  # Answers depend on the path and query and not on the host, which a client may forge.
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_response {
  set beresp.grace = 1d;
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
