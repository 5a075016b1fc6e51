// Go 1.19 or later. Packages: none. Run it on your server.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

var client = http.Client{Timeout: 30 * time.Second}

// createTemporaryKey returns a key that works for ttl seconds. The kind is
// "batch", "rt", or "flow"; the clientRef can be empty.
func createTemporaryKey(kind string, ttl int, clientRef string) (string, error) {
	base := os.Getenv("KEYS_URL")
	if base == "" {
		base = "https://{{provider.managementHost}}/v1"
	}
	body, err := json.Marshal(struct {
		TTL       int    `json:"ttl"`
		ClientRef string `json:"client_ref,omitempty"`
	}{ttl, clientRef})
	if err != nil {
		return "", err
	}
	url := base + "/api_keys?type=" + kind
	request, err := http.NewRequest("POST", url, bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return "", err
	}
	if response.StatusCode != http.StatusCreated {
		return "", fmt.Errorf("%d: %s", response.StatusCode, text)
	}
	var key struct {
		Value string `json:"key_value"`
	}
	err = json.Unmarshal(text, &key)
	return key.Value, err
}

func main() {
	key, err := createTemporaryKey("rt", 60, "")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(key)
}
