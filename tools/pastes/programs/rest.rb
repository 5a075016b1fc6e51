# One request, written as people write it first.
require 'net/http'
require 'open-uri'
library, url = ARGV
if library == 'open-uri'
  puts URI.open(url, 'Authorization' => 'Bearer YOUR_API_KEY', read_timeout: 2).read
else
  uri = URI(url)
  Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https', read_timeout: 2, max_retries: 0) do |http|
    http.get(uri.request_uri, 'Authorization' => 'Bearer YOUR_API_KEY').value
  end
end
