// Runs the sessions of a scenario, and logs each frame as the examples of the library do.
package main

import (
	"encoding/json"
	"log"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

type step struct {
	Send       json.RawMessage `json:"send"`
	SendBinary json.RawMessage `json:"sendBinary"`
	Audio      int             `json:"audio"`
	Until      string          `json:"until"`
	Wait       float64         `json:"wait"`
}

func run(url string, steps []step) {
	log.Printf("connecting to %s", url)
	socket, _, err := websocket.DefaultDialer.Dial(url, http.Header{"Authorization": {"Bearer YOUR_API_KEY"}})
	if err != nil {
		log.Println("dial:", err)
		return
	}
	received := make(chan string, 100)
	go func() {
		defer close(received)
		for {
			_, message, err := socket.ReadMessage()
			if err != nil {
				log.Println("read:", err)
				return
			}
			log.Printf("recv: %s", message)
			received <- string(message)
		}
	}()
	for _, one := range steps {
		if one.Send != nil {
			log.Printf("sent: %s", one.Send)
			socket.WriteMessage(websocket.TextMessage, one.Send)
		}
		if one.SendBinary != nil {
			log.Printf("sent: %d bytes", len(one.SendBinary))
			socket.WriteMessage(websocket.BinaryMessage, one.SendBinary)
		}
		if one.Audio > 0 {
			log.Printf("sent: %d bytes", one.Audio)
			socket.WriteMessage(websocket.BinaryMessage, make([]byte, one.Audio))
		}
		time.Sleep(time.Duration(one.Wait * float64(time.Second)))
		for one.Until != "" {
			message, isOpen := <-received
			if !isOpen || strings.Contains(message, `"`+one.Until+`"`) {
				break
			}
		}
	}
	socket.WriteMessage(websocket.CloseMessage, websocket.FormatCloseMessage(websocket.CloseNormalClosure, ""))
	for range received {
	}
}

func main() {
	var sessions [][]step
	json.Unmarshal([]byte(os.Args[2]), &sessions)
	for _, steps := range sessions {
		run(os.Args[1], steps)
	}
}
