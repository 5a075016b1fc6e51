// Go 1.19 or later. Packages: none

// Creates one job for a recording, even when a response is lost. After any
// failure, run it again: it looks for the job before it creates one.
// Usage: go run create-once.go example.wav
package main

import (
	"bytes"
	"context"
	secure "crypto/rand"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math"
	"math/rand"
	"mime/multipart"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

var (
	apiKey   = os.Getenv("API_KEY")
	batchURL = envOr("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
	config   = map[string]any{
		"type":                 "transcription",
		"transcription_config": map[string]any{"language": "en"},
	}
)

// wait has seconds, and the number of retries in a row.
type wait struct {
	first, growth, longest float64
	retries                int
}

// What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
var (
	afterRequest = wait{1, 2, 60, 5}
	runningJob   = wait{5, 1.5, 30, 120}
	never        = wait{}
	waitsByText  = map[string]wait{
		"Job In Progress":                      runningJob,
		"Transcription not ready":              runningJob,
		"Resource Locked":                      runningJob,
		"Max concurrent running jobs exceeded": {30, 2, 300, 10},
	}
	// Without one of these texts, the status decides.
	waitsByStatus = map[int]wait{
		429: afterRequest, 500: afterRequest, 502: afterRequest,
		503: afterRequest, 504: afterRequest,
	}
	unit = envOr("RETRY_SECONDS", "1")
)

const (
	timeout = 30 * time.Second
	// A new job can be missing from the list for a while.
	secondLookSeconds = 60
)

// failure is a request without a usable response.
type failure struct {
	problem   string
	wait      wait
	asked     float64 // seconds of a Retry-After, which a proxy can send
	isUnclear bool    // it may have created a job
}

// state is on disk before the request is sent.
type state struct {
	Digest    string `json:"digest"`
	Reference string `json:"reference"`
	ID        string `json:"id,omitempty"`
}

type job struct {
	ID        string
	CreatedAt time.Time `json:"created_at"`
	Config    *struct {
		Tracking struct{ Reference string }
	}
}

func main() {
	log.SetFlags(0)
	if apiKey == "" {
		log.Fatal("Set API_KEY first")
	}
	rand.Seed(time.Now().UnixNano())
	audioPath := "example.wav"
	if len(os.Args) > 1 {
		audioPath = os.Args[1]
	}
	audio, err := os.ReadFile(audioPath)
	check(err) // no file, for example
	// The reference and the ID of the job. For another job, delete this file.
	statePath := audioPath + ".job.json"
	known := readState(statePath)
	// Another recording, or another configuration, is another job.
	settings, err := json.Marshal(config)
	check(err)
	digest := fmt.Sprintf("%x", sha256.Sum256(append(settings, audio...)))
	isKnown := known.Digest == digest
	if !isKnown {
		known = state{Digest: digest, Reference: newReference()}
		save(statePath, known)
	}
	if known.ID == "" {
		// The list shows the name also of a deleted job.
		name := known.Reference + filepath.Ext(audioPath)
		// An earlier run may have sent the request.
		known.ID = create(known.Reference, name, audio, isKnown)
		save(statePath, known)
	}
	fmt.Println("Job", known.ID)
}

// create creates a job and returns its ID, or the ID that the list has.
func create(reference, name string, audio []byte, isUnclear bool) string {
	config["tracking"] = map[string]any{"reference": reference}
	settings, err := json.Marshal(config)
	check(err)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	check(writer.WriteField("config", string(settings)))
	part, err := writer.CreateFormFile("data_file", name)
	check(err)
	_, err = part.Write(audio)
	check(err)
	check(writer.Close())
	for attempt := 1; ; attempt++ {
		if isUnclear {
			if found := find(reference); found != "" {
				return found
			}
		}
		var created job
		failed := send("POST", "/jobs", &created,
			bytes.NewReader(form.Bytes()), writer.FormDataContentType())
		if failed == nil {
			return created.ID
		}
		pause(failed, attempt)
		isUnclear = failed.isUnclear
	}
}

// find looks for a job twice; returns its ID, or nothing.
func find(reference string) string {
	log.Println("Looking for a job with reference", reference)
	for _, seconds := range []float64{0, secondLookSeconds} {
		sleep(seconds * unitSeconds())
		if id := search(reference); id != "" {
			return id
		}
	}
	return ""
}

// search goes through every job; each page starts where the one before ended.
func search(reference string) string {
	query := url.Values{"limit": {"100"}}
	known := map[string]bool{}
	for {
		var list struct{ Jobs []job }
		get("/jobs?"+query.Encode(), &list)
		var last *job
		for index := range list.Jobs {
			one := &list.Jobs[index]
			if known[one.ID] {
				continue
			}
			known[one.ID], last = true, one
			details := struct{ Job *job }{one}
			// A virtual appliance lists jobs without their config.
			if one.Config == nil {
				get("/jobs/"+one.ID, &details)
			}
			found := details.Job.Config
			if found != nil && found.Tracking.Reference == reference {
				return one.ID
			}
		}
		if last == nil {
			return ""
		}
		// Several jobs can start in the same millisecond.
		later := last.CreatedAt.UTC().Add(time.Millisecond)
		query.Set("created_before", later.Format("2006-01-02T15:04:05.000Z"))
	}
}

// get reads the JSON of a response: GET is safe to repeat.
func get(path string, into any) {
	for attempt := 1; ; attempt++ {
		failed := send("GET", path, into, nil, "")
		if failed == nil {
			return
		}
		pause(failed, attempt)
	}
}

var client = newClient()

func newClient() *http.Client {
	transport := http.DefaultTransport.(*http.Transport).Clone()
	// Counts from the end of the upload, which has no limit.
	transport.ResponseHeaderTimeout = timeout
	return &http.Client{Transport: transport}
}

// send sends one request, and reads the JSON of its response.
func send(
	method, path string, into any, body io.Reader, contentType string,
) *failure {
	ctx := context.Background()
	if method == "GET" {
		limited, cancel := context.WithTimeout(ctx, timeout)
		defer cancel()
		ctx = limited
	}
	request, err := http.NewRequestWithContext(ctx, method, batchURL+path, body)
	check(err)
	request.Header.Set("Authorization", "Bearer "+apiKey)
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	response, err := client.Do(request)
	if err != nil {
		return brokenBy(err)
	}
	defer response.Body.Close()
	// The connection can break in the middle.
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return brokenBy(err)
	}
	status := response.StatusCode
	if status < 300 {
		if err := json.Unmarshal(text, into); err != nil {
			return &failure{err.Error(), afterRequest, 0, true}
		}
		return nil
	}
	id := response.Header.Get("Request-Id")
	problem := fmt.Sprintf("%d, request %s: %s", status, id, text)
	var reason struct{ Error string }
	_ = json.Unmarshal(text, &reason) // empty, or the page of a proxy
	wait, isKnown := waitsByText[reason.Error]
	if !isKnown {
		wait = waitsByStatus[status]
	}
	asked, _ := strconv.ParseFloat(response.Header.Get("Retry-After"), 64)
	return &failure{problem, wait, asked, status >= 500}
}

// brokenBy tells whether a request without a whole response can be repeated.
func brokenBy(err error) *failure {
	var network *net.OpError
	isNetwork := errors.As(err, &network)
	isCut := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)
	isLate := os.IsTimeout(err)
	failed := &failure{problem: err.Error(), wait: never, isUnclear: true}
	if isNetwork || isCut || isLate {
		failed.wait = afterRequest
	}
	// Refused, or an unknown host: nothing was sent, so no job exists.
	if isNetwork && network.Op == "dial" {
		failed.isUnclear = false
	}
	return failed
}

// pause waits before the next attempt; ends the program after the last.
func pause(failed *failure, attempt int) {
	wait := failed.wait
	if attempt > wait.retries {
		log.Fatal(failed.problem)
	}
	longer := wait.first * math.Pow(wait.growth, float64(attempt-1)) *
		(1 + rand.Float64())
	seconds := math.Min(wait.longest, longer) * unitSeconds()
	sleep(math.Max(failed.asked, seconds))
}

func sleep(seconds float64) {
	time.Sleep(time.Duration(seconds * float64(time.Second)))
}

func unitSeconds() float64 {
	seconds, err := strconv.ParseFloat(unit, 64)
	check(err)
	return seconds
}

func readState(path string) state {
	var known state
	text, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return known
	}
	check(err)
	check(json.Unmarshal(text, &known))
	return known
}

// save writes so that, after a power failure, the file is whole or as it was.
func save(path string, known state) {
	text, err := json.Marshal(known)
	check(err)
	file, err := os.Create(path + ".part")
	check(err)
	_, err = file.Write(text)
	check(err)
	check(file.Sync())
	check(file.Close())
	check(os.Rename(path+".part", path))
}

func newReference() string {
	b := make([]byte, 16)
	_, err := secure.Read(b)
	check(err)
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func envOr(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
