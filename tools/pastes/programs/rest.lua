-- One request, written as people write it first.
local url = arg[1]
local client = url:match('^https') and require('ssl.https') or require('socket.http')
client.TIMEOUT = 2
local body, status, _, line = client.request{
  url = url, headers = {Authorization = 'Bearer YOUR_API_KEY'}, verify = 'peer', cafile = '/etc/ssl/certs/ca-certificates.crt',
  sink = ltn12 and ltn12.sink.null(),
}
if status ~= 200 then error(line or status) end
print(body)
