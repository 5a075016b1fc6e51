// Go 1.19 or later. Packages: none

// Receives notifications, stores them on disk, and handles each one once.
package main

import (
	"bytes"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	maxBodyBytes = 50_000_000
	folder       = "notifications"
)

// What a proxy or a busy service can return. Anything else needs a fix.
var passing = map[int]bool{
	404: true, 410: true, 429: true,
	500: true, 502: true, 503: true, 504: true,
}

var (
	apiKey   = os.Getenv("API_KEY")
	batchURL = envOr("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
	// Digests have one length, and are compared in constant time.
	expected = sha256.Sum256([]byte("Bearer " + os.Getenv("HOOK_TOKEN")))
	retry    time.Duration
	client   = http.Client{Timeout: 10 * time.Second}
)

func main() {
	log.SetFlags(0)
	if apiKey == "" || os.Getenv("HOOK_TOKEN") == "" {
		log.Fatal("Set API_KEY and HOOK_TOKEN first")
	}
	seconds, err := strconv.ParseFloat(envOr("RETRY_SECONDS", "60"), 64)
	if err != nil {
		log.Fatal(err)
	}
	retry = time.Duration(seconds * float64(time.Second))
	if err := os.MkdirAll(folder, 0o755); err != nil {
		log.Fatal(err)
	}
	left, err := os.ReadDir(folder)
	if err != nil {
		log.Fatal(err)
	}
	for _, entry := range left { // what an earlier run has left
		go handle(entry.Name())
	}
	listener, err := net.Listen("tcp", ":"+envOr("PORT", "8080"))
	if err != nil {
		log.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	fmt.Println("Waiting for notifications on port", port)
	log.Fatal(http.Serve(listener, http.HandlerFunc(receive)))
}

// receive stores what a notification contains. Anything but a 2xx makes the
// service try again, so it responds after storing.
func receive(response http.ResponseWriter, request *http.Request) {
	query := request.URL.Query()
	// An ID can be any text: encoded, it names a folder.
	name := url.QueryEscape(query.Get("id"))
	token := sha256.Sum256([]byte(request.Header.Get("Authorization")))
	switch {
	case request.Method != http.MethodPost:
		response.WriteHeader(http.StatusMethodNotAllowed)
		return
	case subtle.ConstantTimeCompare(token[:], expected[:]) == 0:
		response.WriteHeader(http.StatusUnauthorized)
		return
	case strings.Trim(name, ".") == "" || len(name) > 200:
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	body, err := io.ReadAll(
		http.MaxBytesReader(response, request.Body, maxBodyBytes))
	if err != nil {
		response.WriteHeader(http.StatusRequestEntityTooLarge)
		return
	}
	items, err := readItems(request.Header.Get("Content-Type"), body)
	isNew := false
	if err == nil {
		isNew, err = store(name, query.Get("status"), items)
	}
	if err != nil {
		log.Print(err)
		response.WriteHeader(http.StatusInternalServerError)
		return
	}
	if isNew {
		go handle(name)
	}
	response.WriteHeader(http.StatusNoContent)
}

// readItems returns the content by name: each part of a form, or the raw body.
func readItems(contentType string, body []byte) (map[string][]byte, error) {
	items := map[string][]byte{}
	kind, parameters, _ := mime.ParseMediaType(contentType)
	if !strings.HasPrefix(kind, "multipart/") {
		if len(body) > 0 {
			items["item"] = body
		}
		return items, nil
	}
	form := multipart.NewReader(bytes.NewReader(body), parameters["boundary"])
	for {
		part, err := form.NextPart()
		if err == io.EOF {
			return items, nil
		}
		if err != nil {
			return nil, err
		}
		if items[part.FormName()], err = io.ReadAll(part); err != nil {
			return nil, err
		}
	}
}

// store returns false for a duplicate: the job ID is its key.
func store(name, outcome string, items map[string][]byte) (bool, error) {
	place := filepath.Join(folder, name)
	if exists(filepath.Join(place, "handled")) {
		return false, nil
	}
	if err := os.MkdirAll(place, 0o755); err != nil {
		return false, err
	}
	for item, content := range items {
		path := filepath.Join(place, filepath.Base(item))
		if err := writeWhole(path, content); err != nil {
			return false, err
		}
	}
	// Written last: what has an outcome is complete.
	path := filepath.Join(place, "outcome")
	return true, writeWhole(path, []byte(outcome))
}

// writeWhole leaves the file as a whole, or not at all, after a power failure.
func writeWhole(path string, content []byte) error {
	file, err := os.CreateTemp(filepath.Dir(path), "*.part")
	if err != nil {
		return err
	}
	_, err = file.Write(content)
	if err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	return os.Rename(file.Name(), path)
}

var (
	turn sync.Mutex // one job after the other
	// An error needs a fix: nothing is handled until the next start.
	isStopped bool
)

func handle(name string) {
	turn.Lock()
	defer turn.Unlock()
	if isStopped {
		return
	}
	if err := handleOnce(name); err != nil {
		// Such as an API that is out of reach.
		log.Printf("Job %s: %v", jobID(name), err)
		if !isStopped {
			time.AfterFunc(retry, func() { handle(name) })
		}
	}
}

func handleOnce(name string) error {
	place := filepath.Join(folder, name)
	done := filepath.Join(place, "handled")
	outcome, err := os.ReadFile(filepath.Join(place, "outcome"))
	if err != nil || exists(done) {
		return nil // no notification, or a duplicate
	}
	switch status, err := readStatus(name); {
	case err != nil:
		return err
	case status == "running":
		return fmt.Errorf("still running")
	case status == "deleted" || status == "expired":
		// Or the notification is forged.
		fmt.Printf("Job %s: deleted\n", jobID(name))
		return writeWhole(done, nil)
	}
	// Replace it with your work, such as an index or an email.
	entries, err := os.ReadDir(place)
	if err != nil {
		return err
	}
	var names []string
	for _, entry := range entries { // in the order of their names
		item := entry.Name()
		if item != "outcome" && !strings.HasSuffix(item, ".part") {
			names = append(names, item)
		}
	}
	if err := writeWhole(done, nil); err != nil {
		return err
	}
	fmt.Printf("Job %s: %s; handled %s\n",
		jobID(name), outcome, strings.Join(names, " "))
	return nil
}

func readStatus(name string) (string, error) {
	address := batchURL + "/jobs/" + url.PathEscape(jobID(name))
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		return "", err
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	response, err := client.Do(request)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	var body struct {
		Job   struct{ Status string }
		Error string
	}
	err = json.NewDecoder(response.Body).Decode(&body)
	code := response.StatusCode
	switch {
	case code == http.StatusOK:
		return body.Job.Status, err
	case (code == 404 || code == 410) && err == nil && body.Error != "":
		// A proxy can return 404, too, but not this JSON.
		return "deleted", nil
	case passing[code]:
		return "", fmt.Errorf("HTTP %d from the API", code)
	}
	// Such as a wrong API_KEY. New notifications are still stored.
	isStopped = true
	return "", fmt.Errorf("HTTP %d from the API. Fix the cause, and restart: "+
		"nothing is handled until then", code)
}

func jobID(name string) string {
	id, err := url.QueryUnescape(name)
	if err != nil {
		return name
	}
	return id
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func envOr(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
