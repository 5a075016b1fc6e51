<?php
// One request, written as people write it first.
[, $library, $url] = $argv;
$header = 'Authorization: Bearer YOUR_API_KEY';
if ($library === 'stream') {
    $context = stream_context_create(['http' => ['header' => $header, 'timeout' => 2]]);
    echo file_get_contents($url, false, $context);
} else {
    $request = curl_init($url);
    curl_setopt_array($request, [CURLOPT_RETURNTRANSFER => true, CURLOPT_HTTPHEADER => [$header], CURLOPT_TIMEOUT => 2]);
    $body = curl_exec($request);
    if ($body === false) throw new RuntimeException(curl_error($request), curl_errno($request));
    echo curl_getinfo($request, CURLINFO_HTTP_CODE), ' ', $body;
}
