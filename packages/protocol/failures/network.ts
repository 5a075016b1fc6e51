/** How libraries, tools, and browsers call what happens before the API responds, by the entry of the catalogue. */

export const NETWORK_TEXTS: Readonly<Record<string, RegExp>> = {
  'network.dns':
    /could ?n[o']t resolve|getaddrinfo|\bENOTFOUND\b|EAI_AGAIN|name or service not known|name resolution|NameResolutionError|gaierror|nodename nor servname|UnknownHostException|UnresolvedAddressException|no such host|NAME_NOT_RESOLVED|unable to resolve host|no address associated|NS_ERROR_UNKNOWN_HOST|Code=-100[36]\b|specified hostname could not be found|lookup address information|name does not resolve|no such host is known|(?:error|WinError|Errno|\() ?(?:11001|-2)\b/i,
  'network.tls':
    /certificate[ _]verify[ _]failed|Security\.Authentication|SSL certificate|certificate (?:has )?expired|self[- ]signed certificate|unable to (?:verify the first|get local issuer) certificate|SELF_SIGNED|ALTNAME_INVALID|CERT_HAS_EXPIRED|SSLHandshakeException|SSLException|PKIX path|x509:|ERR_CERT_|SEC_ERROR_|SSL_ERROR|ERR_SSL_|cannot verify .{1,80} certificate|is not trusted|have a known issuer|Code=-120[0-6]\b|wrong version number|EPROTO\b|packet length too long|record layer failure|WRONG_VERSION_NUMBER|server gave HTTP response to HTTPS|not an SSL\/TLS message|failed to use socket|SSL(?:\/TLS)? (?:handshake|alert|connection|operation)|GnuTLS|unexpected TLS packet|SSLError|first record does not look like a TLS|\bclosed?\b[^\d\n]{0,24}1015\b/i,
  'network.proxy':
    /proxy authentication|from proxy after CONNECT|tunnel connection failed|CONNECT tunnel failed|ProxyError|unable to tunnel through proxy|ERR_(?:TUNNEL|\w{0,20}PROXY)_|tunneling socket could not|\bsquid\/|zscaler|X-Squid-Error/i,
  'network.mixed-content': /mixed content|blocked loading mixed active|insecure WebSocket connection may not be/i,
  'network.cors':
    /CORS (?:header|policy|preflight)|Access-Control-Allow-\w+|due to access control checks|preflight response is not successful/i,
  'network.refused':
    /ECONNREFUSED|connection refused|ConnectionRefused|CONNECTION_REFUSED|actively refused|connect call failed|could ?n[o']t connect to server|java\.net\.ConnectException(?!: HTTP connect timed)|EHOSTUNREACH|ENETUNREACH|no route to host|network is (?:unreachable|down)|could not connect to the server|Code=-100[49]\b|connection appears to be offline|host is down|(?:error|WinError|Errno|NSPOSIXErrorDomain Code=) ?(?:10061|10065|10051|111|113|101|6[15]|5[01])\b/i,
  'network.timeout':
    /ETIMEDOUT|ESOCKETTIMEDOUT|HTTP request failed! in |timed[ -]out|i\/o timeout|TimeoutError|TimeoutException|(?:Read|Connect|Open)Timeout\b|UND_ERR_\w*TIMEOUT|deadline exceeded|\btimeout\.?\s*$|TaskCanceledException|OperationCanceledException|ERR_(?:CONNECTION_)?TIMED_OUT|timeout of \d{1,9} ?ms|handshake has timed out|Client\.Timeout|due to timeout|did not properly respond|(?:error|WinError|Errno|NSPOSIXErrorDomain Code=) ?(?:10060|110|60)\b/im,
  'network.reset':
    /ECONNRESET|EPIPE\b|connection (?:was )?reset|ConnectionResetError|CONNECTION_(?:RESET|CLOSED)|socket hang up|RemoteDisconnected|Remote end closed|empty reply|EMPTY_RESPONSE|IncompleteRead|transfer closed|other side closed|UND_ERR_SOCKET|unexpected (?:EOF|end of file)|EOFError|EOF reached|(?:: |got )EOF\b|peer closed connection|(?:Server)?Disconnected(?:Error)?\b(?! \()|ClientPayloadError|ServerDisconnected|broken pipe|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED|RemoteProtocolError|premature (?:EOF|(?:connection )?close|end)|\beof\s*$|: closed$|invalid or unrecognized response|without completing the close handshake|header parser received no bytes|no data received|closed: EOF|without response|connection (?:was )?(?:closed|lost)|(?<!Download )\baborted\b(?!:)|terminated|CORS request did not succeed|Code=-1005\b|forcibly closed|(?:error|WinError|Errno|NSPOSIXErrorDomain Code=) ?(?:1005[34]|10[34]|5[34])\b/im,
};

/** What a script learns of a request that got no response, by the entry: the cause is elsewhere, often below this text. */
export const TEXTS_WITHOUT_CAUSE: Readonly<Record<string, RegExp>> = {
  'network.cors': /Failed to fetch|NetworkError when attempting to fetch|(?:TypeError: |^\s*)Load failed/m,
  'network.no-cause': /(?:TypeError: |^\s*)fetch failed/m,
};

/** What a refused handshake is called when it has no status that the contracts list. */
export const REFUSED_HANDSHAKE =
  /unexpected server response|rejected WebSocket connection|WebSocketHandshakeException|during WebSocket handshake|InvalidStatus|invalid (?:response )?status|WSServerHandshakeError|handshake status \d{3}|establish a connection to the server at wss|did not receive a valid HTTP response|non-101 status|non-websocket response|handshake failed|WebSocketException.{1,30}Unable to connect|InvalidUpgrade|websocket: bad handshake|invalid Connection header|missing Upgrade header|InvalidMessage|bad response (?:code )?from (?:the )?server|Code=-1011\b|Invalid HTTP upgrade|expected 101|WebSocket connection to '[^'\n]{0,400}' failed: *$|\b(?:refused|rejected|denied|failed|unable)\b[^\n]{0,20}\bupgrade|\bupgrade\b[^\n]{0,20}\b(?:refused|rejected|denied|failed)/im;

/** A program expected JSON, and a page came. */
export const PAGE_FOR_JSON =
  /Unexpected token '?<|JSONDecodeError|Expecting value: line 1 column 1|is not valid JSON|unexpected mimetype|<html|<!doctype html|JSON::ParserError/i;

/** A program expected JSON, and nothing came. */
export const NOTHING_FOR_JSON = /Unexpected end of JSON input/i;
