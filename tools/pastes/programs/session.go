// One session, written as people write it first.
package main

import (
	"context"
	"log"
	"net/http"
	"os"
	"time"

	"github.com/gorilla/websocket"
	nhooyr "nhooyr.io/websocket"
)

var headers = http.Header{"Authorization": {"Bearer YOUR_API_KEY"}}

func withGorilla(url string, show bool) {
	socket, _, err := websocket.DefaultDialer.Dial(url, headers)
	if err != nil {
		log.Fatal("dial: ", err)
	}
	socket.WriteMessage(websocket.TextMessage, []byte(os.Getenv("START")))
	for {
		_, message, err := socket.ReadMessage()
		if err != nil {
			log.Fatal("read: ", err)
		}
		if show {
			log.Printf("recv: %s", message)
		}
	}
}

func withNhooyr(url string, show bool) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	socket, _, err := nhooyr.Dial(ctx, url, &nhooyr.DialOptions{HTTPHeader: headers})
	if err != nil {
		log.Fatal(err)
	}
	socket.Write(ctx, nhooyr.MessageText, []byte(os.Getenv("START")))
	for {
		_, message, err := socket.Read(ctx)
		if err != nil {
			log.Fatal(err)
		}
		if show {
			log.Println(string(message))
		}
	}
}

func main() {
	websocket.DefaultDialer.HandshakeTimeout = 2 * time.Second
	url, show := os.Args[2], os.Getenv("SHOW") == "1"
	if os.Args[1] == "gorilla" {
		withGorilla(url, show)
	} else {
		withNhooyr(url, show)
	}
}
