// Go 1.19 or later. Packages: none

// Transcribes a recording and prints its text.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// region settings
var (
	apiKey   = os.Getenv("API_KEY")
	batchURL = envOr("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
)

const config = `{
  "type": "transcription",
  "transcription_config": {"language": "en", "model": "enhanced"}
}`

// endregion settings

// region transcript
func main() {
	log.SetFlags(0) // log.Fatal prints the reason, and exits with status 1
	if apiKey == "" {
		log.Fatal("Set API_KEY first")
	}
	audioPath := "example.wav"
	if len(os.Args) > 1 {
		audioPath = os.Args[1]
	}
	jobID := submit(audioPath)
	fmt.Printf("Job %s submitted\n", jobID)
	waitUntilDone(jobID)
	text := call("GET", "/jobs/"+jobID+"/transcript?format=txt", "", nil)
	fmt.Println(string(text))
}

// endregion transcript

// region upload
// submit uploads a recording and returns the id of its job.
func submit(audioPath string) string {
	audio, err := os.Open(audioPath)
	if err != nil {
		log.Fatal(err)
	}
	defer audio.Close()
	// Through a pipe, the file is read while it is sent.
	body, writer := io.Pipe()
	form := multipart.NewWriter(writer)
	go func() {
		writer.CloseWithError(writeForm(form, audio))
	}()
	var job struct{ ID string }
	parse(call("POST", "/jobs", form.FormDataContentType(), body), &job)
	return job.ID
}

func writeForm(form *multipart.Writer, audio *os.File) error {
	if err := form.WriteField("config", config); err != nil {
		return err
	}
	part, err := form.CreateFormFile("data_file", filepath.Base(audio.Name()))
	if err != nil {
		return err
	}
	if _, err := io.Copy(part, audio); err != nil {
		return err
	}
	return form.Close()
}

// endregion upload

// region wait
// waitUntilDone waits until the job finishes; stops the program if it failed.
func waitUntilDone(jobID string) {
	for polls := 0; polls < 120; polls++ { // up to an hour
		var body struct {
			Job struct {
				Status string
				Errors []struct{ Message string }
			}
		}
		parse(call("GET", "/jobs/"+jobID+"?wait=30", "", nil), &body)
		switch job := body.Job; job.Status {
		case "done":
			return
		case "running":
			time.Sleep(2 * time.Second)
		default:
			var reasons []string
			for _, failure := range job.Errors {
				reasons = append(reasons, failure.Message)
			}
			reason := strings.Join(reasons, "; ")
			log.Fatalf("Job %s is %s: %s", jobID, job.Status, reason)
		}
	}
	log.Fatalf("Job %s still runs after 120 reads", jobID)
}

// endregion wait

// region errors
// call calls the API, and stops the program when the response is an error.
func call(method, path, contentType string, body io.Reader) []byte {
	request, err := http.NewRequest(method, batchURL+path, body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+apiKey)
	if contentType != "" {
		request.Header.Set("Content-Type", contentType)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode == http.StatusUnauthorized {
		log.Fatal("401: the API key is missing or wrong")
	}
	if response.StatusCode >= 300 {
		log.Fatalf("%d: %s", response.StatusCode, text)
	}
	return text
}

func parse(text []byte, into any) {
	if err := json.Unmarshal(text, into); err != nil {
		log.Fatal(err)
	}
}

func envOr(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// endregion errors
