# curl 7.82 or later; API_KEY and AGENT_ID are set.
url="${FLOW_WEBRTC_URL:-https://{{provider.flowHost}}/v1/flow/livekit}"

curl --fail-with-body --silent --show-error "$url" \
  --header "Authorization: Bearer $API_KEY" \
  --json @- <<JSON
{
  "message": "StartConversation",
  "conversation_config": {
    "template_id": "$AGENT_ID",
    "template_variables": {}
  }
}
JSON
