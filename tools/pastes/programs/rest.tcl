# One request, written as people write it first.
package require http
package require tls
http::register https 443 [list ::tls::socket -autoservername true -require 1 -cadir /etc/ssl/certs]
set token [http::geturl [lindex $argv 0] -headers {Authorization {Bearer YOUR_API_KEY}} -timeout 2000]
if {[http::status $token] ne "ok"} {error "[http::status $token] [http::error $token]"}
if {[http::ncode $token] != 200} {error [http::code $token]}
puts [http::data $token]
