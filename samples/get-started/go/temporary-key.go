// Go 1.19 or later. Packages: none. Run it on your server.
// It prints a temporary key. With the variable PORT, it is a server, which
// returns a key to each POST /key.
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

// After one of these, a later request can succeed.
var temporary = map[int]bool{429: true, 500: true, 502: true, 503: true, 504: true}

// failure says why there is no key.
type failure struct {
	reason      string
	isTemporary bool
	after       string // of a Retry-After
}

// createTemporaryKey returns a key that works for ttl seconds. The kind is
// "batch", "rt", or "flow"; the clientRef can be empty.
func createTemporaryKey(kind string, ttl int, clientRef string) (string, *failure) {
	base := os.Getenv("KEYS_URL")
	if base == "" {
		base = "https://{{provider.managementHost}}/v1"
	}
	body, err := json.Marshal(struct {
		TTL       int    `json:"ttl"`
		ClientRef string `json:"client_ref,omitempty"`
	}{ttl, clientRef})
	if err != nil {
		return "", &failure{reason: err.Error()}
	}
	url := base + "/api_keys?type=" + kind
	request, err := http.NewRequest("POST", url, bytes.NewReader(body))
	if err != nil {
		return "", &failure{reason: err.Error()}
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return "", &failure{"The service is unreachable.", true, ""}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return "", &failure{"The service is unreachable.", true, ""}
	}
	if status := response.StatusCode; status != http.StatusCreated {
		reason := fmt.Sprintf("%d: %s", status, text)
		after := response.Header.Get("Retry-After")
		return "", &failure{reason, temporary[status], after}
	}
	var key struct {
		Value string `json:"key_value"`
	}
	if err := json.Unmarshal(text, &key); err != nil {
		return "", &failure{reason: err.Error()}
	}
	return key.Value, nil
}

func respond(writer http.ResponseWriter, request *http.Request) {
	if request.Method != "POST" {
		http.Error(writer, "POST only", http.StatusMethodNotAllowed)
		return
	}
	// Check here that the caller is one of your users.
	key, failed := createTemporaryKey("rt", 60, "")
	writer.Header().Set("Cache-Control", "no-store")
	if failed == nil {
		json.NewEncoder(writer).Encode(map[string]string{"key": key})
		return
	}
	// The page tries again after 503 only, and not before Retry-After.
	status := http.StatusInternalServerError
	if failed.isTemporary {
		status = http.StatusServiceUnavailable
	}
	if failed.after != "" {
		writer.Header().Set("Retry-After", failed.after)
	}
	http.Error(writer, failed.reason, status)
}

func main() {
	if port := os.Getenv("PORT"); port != "" {
		http.HandleFunc("/key", respond)
		fmt.Println("Listening on http://localhost:" + port)
		log.Fatal(http.ListenAndServe("localhost:"+port, nil))
	}
	key, failed := createTemporaryKey("rt", 60, "")
	if failed != nil {
		log.Fatal(failed.reason)
	}
	fmt.Println(key)
}
