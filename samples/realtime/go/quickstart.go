// Go 1.19 or later. Packages: github.com/gorilla/websocket

// Streams an audio file and prints the transcript as it forms.
package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

// region settings
var (
	apiKey = os.Getenv("API_KEY")
	url    = envOr("REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2")
)

const start = `{
  "message": "StartRecognition",
  "audio_format": {"type": "file"},
  "transcription_config": {
    "language": "en",
    "model": "enhanced",
    "enable_partials": true,
    "max_delay": 1
  }
}`

const (
	frameBytes = 4096
	// Frames that the service can leave unacknowledged before sending pauses.
	// Without this limit, a file fills the buffers of the service.
	maxUnconfirmed = 50
	// After this warning, the service ignores the rest of the audio.
	cut = "duration_limit_exceeded"
)

// message has the fields that this program reads.
type message struct {
	Message  string
	Type     string
	Reason   string
	Metadata struct{ Transcript string }
}

var finals strings.Builder

// endregion settings

func main() {
	log.SetFlags(0) // log.Fatal prints the reason, and exits with status 1
	if apiKey == "" {
		log.Fatal("Set API_KEY first")
	}
	audioPath := "example.wav"
	if len(os.Args) > 1 {
		audioPath = os.Args[1]
	}
	audio, err := os.Open(audioPath)
	if err != nil {
		log.Fatal(err)
	}
	defer audio.Close()
	run(audio)
	fmt.Printf("\n%s\n", finals.String())
}

// region open
func open() *websocket.Conn {
	header := http.Header{"Authorization": {"Bearer " + apiKey}}
	socket, response, err := websocket.DefaultDialer.Dial(url, header)
	if errors.Is(err, websocket.ErrBadHandshake) {
		hint := ""
		if response.StatusCode == http.StatusUnauthorized {
			hint = " Check API_KEY."
		}
		log.Fatalf("The handshake failed with HTTP %d.%s",
			response.StatusCode, hint)
	}
	if err != nil {
		log.Fatalf("Cannot reach the service: %v", err)
	}
	// If the service has closed the socket, run reads its Error.
	_ = socket.WriteMessage(websocket.TextMessage, []byte(start))
	return socket
}

// endregion open

// region receive
// run runs one session from its first message to its last.
func run(audio io.Reader) {
	socket := open()
	defer socket.Close()
	room := make(chan struct{}, maxUnconfirmed)
	for {
		// Every frame is confirmed: after 30 s, the connection is broken.
		_ = socket.SetReadDeadline(time.Now().Add(30 * time.Second))
		var got message
		if err := socket.ReadJSON(&got); err != nil {
			log.Fatalf("The connection ended: %v", err)
		}
		if got.Message == "Error" || got.Type == cut {
			log.Fatalf("%s: %s", got.Type, got.Reason)
		}
		switch got.Message {
		case "RecognitionStarted":
			go sendAudio(socket, audio, room)
		case "AudioAdded":
			<-room
		case "EndOfTranscript":
			bye := websocket.FormatCloseMessage(websocket.CloseNormalClosure, "")
			_ = socket.WriteMessage(websocket.CloseMessage, bye)
			return
		default:
			show(got)
		}
	}
}

// endregion receive

// region audio
// sendAudio sends the file in frames, then ends the stream. A failed write
// isn't reported here: run sees the end of the connection too.
func sendAudio(socket *websocket.Conn, audio io.Reader, room chan<- struct{}) {
	frame := make([]byte, frameBytes)
	for frames := 0; ; frames++ {
		count, err := io.ReadFull(audio, frame)
		if err == io.EOF {
			end := map[string]any{
				"message": "EndOfStream", "last_seq_no": frames,
			}
			_ = socket.WriteJSON(end)
			return
		}
		if err != nil && err != io.ErrUnexpectedEOF {
			log.Fatalf("Cannot read the file: %v", err)
		}
		room <- struct{}{}
		err = socket.WriteMessage(websocket.BinaryMessage, frame[:count])
		if err != nil {
			return
		}
	}
}

// endregion audio

// region show
// show prints partials and finals, and keeps the finals.
func show(got message) {
	text := got.Metadata.Transcript
	switch {
	case got.Message == "AddPartialTranscript" && text != "":
		fmt.Println("partial", text)
	case got.Message == "AddTranscript" && text != "":
		fmt.Println("final  ", text)
		finals.WriteString(text)
	case got.Message == "Warning":
		fmt.Fprintln(os.Stderr, "warning", got.Reason)
	}
}

// endregion show

// region errors
func envOr(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// endregion errors
