// One request, written as people write it first.
package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	request, _ := http.NewRequest("GET", os.Args[2], nil)
	request.Header.Set("Authorization", "Bearer YOUR_API_KEY")
	client := http.Client{Timeout: 2 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode >= 400 {
		if os.Args[1] == "status" {
			log.Fatalf("unexpected status: %s", response.Status)
		}
		log.Fatalf("request failed: %s: %s", response.Status, body)
	}
}
