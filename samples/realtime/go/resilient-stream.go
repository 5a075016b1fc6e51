// Go 1.19 or later. Packages: github.com/gorilla/websocket

// Transcribes a live stream across sessions, without losing words.
//
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
// to stop, it saves what has no transcript yet, for another run.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - | go run resilient-stream.go
package main

import (
	"crypto/x509"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"math"
	"math/rand"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gorilla/websocket"
)

var (
	apiKey = os.Getenv("API_KEY")
	url    = envOr("REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2")
)

const (
	sampleRate     = 16000
	bytesPerSecond = 2 * sampleRate
	frameBytes     = bytesPerSecond / 10
	maxUnconfirmed = 50
)

// What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
var (
	renew = []any{
		"idle_timeout", "session_timeout", "duration_limit_exceeded", 1008,
	}
	retry = []any{
		"asr_error", "internal_error", "job_error", "quota_exceeded",
		429, 500, 502, 503, 504,
	}
	stop = []any{
		"config_error", "protocol_error", "not_authorised", "not_allowed",
		"timelimit_exceeded", "certificate", 1003, 4001, 4003, 4004, 4006,
	}
	firstWait = envOr("RETRY_SECONDS", "5")
)

const (
	longestWait = 60.0
	maxRetries  = 8

	// When a message is later than this, the connection counts as broken.
	startTime   = 30 * time.Second
	confirmTime = 20 * time.Second
	endTime     = 30 * time.Second

	// Pings keep the socket open while there is no audio.
	pingTime = 20 * time.Second

	// Older audio without a final is silence, unless its session has no final;
	// more than the buffer waits at the source.
	replaySeconds = 60
	bufferSeconds = 600

	// A session that has no words for so much loud audio may have failed.
	wordlessSeconds = 15
)

var start = fmt.Sprintf(`{
  "message": "StartRecognition",
  "audio_format": {
    "type": "raw",
    "encoding": "pcm_s16le",
    "sample_rate": %d
  },
  "transcription_config": {
    "language": "en",
    "model": "enhanced",
    "max_delay": 2
  }
}`, sampleRate)

// ended is a session that ended before its audio, and what to do now.
type ended struct {
	action string
	reason string
	asked  float64 // seconds of a Retry-After
}

func (e ended) Error() string { return e.reason }

func endedWith(seen any, reason string) ended {
	return ended{action: decide(seen), reason: reason}
}

// decide gets the type of the Error, the close code, or the status.
func decide(seen any) string {
	switch {
	case contains(renew, seen):
		return "renew"
	case contains(retry, seen):
		return "retry"
	case contains(stop, seen):
		return "stop"
	}
	switch seen := seen.(type) {
	case int:
		if seen >= 1000 {
			return "retry"
		}
	case string:
		if !strings.HasPrefix(seen, "invalid_") {
			return "once"
		}
	}
	return "stop"
}

// replay buffers the audio that no final transcript covers yet.
type replay struct {
	mutex   sync.Mutex
	changed *sync.Cond
	data    []byte
	start   int // bytes of the stream before the first in data
	finals  int
	isEnded bool
	failure error // of the source
	hasLost bool  // dropped sound that got no words
}

func newReplay() *replay {
	r := &replay{}
	r.changed = sync.NewCond(&r.mutex)
	return r
}

// record reads the source until it ends.
func (r *replay) record(source io.Reader) {
	part := make([]byte, frameBytes)
	for {
		count, err := source.Read(part)
		r.mutex.Lock()
		r.data = append(r.data, part[:count]...)
		if err != nil {
			r.isEnded = true
			if err != io.EOF {
				r.failure = err
			}
		}
		r.changed.Broadcast()
		for len(r.data) > bufferSeconds*bytesPerSecond {
			r.changed.Wait()
		}
		r.mutex.Unlock()
		if err != nil {
			return
		}
	}
}

// frameAt waits for the frame at a position; the last one can be shorter. It
// returns none at the end, or when the session is over.
func (r *replay) frameAt(position int, isOver func() bool) []byte {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	for r.start+len(r.data)-position < frameBytes && !r.isEnded && !isOver() {
		r.changed.Wait()
	}
	if isOver() {
		return nil
	}
	from := max(0, position-r.start)
	to := min(from+frameBytes, len(r.data))
	return append([]byte(nil), r.data[from:to]...)
}

// dropBefore drops what is transcribed, once its line is printed. Both have
// happened when stop saves the rest, or neither.
func (r *replay) dropBefore(position int, line string) error {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	if _, err := fmt.Print(line); err != nil {
		return err
	}
	count := max(0, min(position-r.start, len(r.data)))
	r.data = r.data[count:]
	r.start += count
	r.changed.Broadcast()
	return nil
}

// countLoud counts the samples that are louder than -40 dB.
func countLoud(data []byte) int64 {
	var loud int64
	for at := 0; at+2 <= len(data); at += 2 {
		sample := int16(binary.LittleEndian.Uint16(data[at:]))
		if sample > 328 || sample < -328 {
			loud++
		}
	}
	return loud
}

// stop saves the buffer, says what is in it, and ends the program.
func (r *replay) stop(reason string, status int) {
	r.mutex.Lock() // and keeps it: nothing changes the buffer from now on
	path := fmt.Sprintf("unsent-%d.raw", time.Now().UnixNano())
	from := float64(r.start) / bytesPerSecond
	to := float64(r.start+len(r.data)) / bytesPerSecond
	saved := fmt.Sprintf("%.2f s to %.2f s are in %s", from, to, path)
	if err := os.WriteFile(path, r.data, 0o600); err != nil {
		saved = fmt.Sprintf("could not save the audio: %v", err)
	}
	log.Printf("%s Stopped: %s", reason, saved)
	os.Exit(status)
}

// message has the fields that this program reads.
type message struct {
	Message  string
	Type     string
	Reason   string
	SeqNo    int `json:"seq_no"`
	Metadata struct {
		Transcript string
		StartTime  float64 `json:"start_time"`
		EndTime    float64 `json:"end_time"`
	}
}

// session is one connection: it sends the buffer from its start, and prints
// finals.
type session struct {
	replay     *replay
	socket     *websocket.Conn
	offset     int // session times count from here
	room       chan struct{}
	over       chan struct{}
	arrived    chan message
	failed     chan error
	mutex      sync.Mutex
	isEnded    bool
	isRetry    bool
	isComplete atomic.Bool  // all audio is sent
	hasWords   atomic.Bool  // a final has come
	loud       atomic.Int64 // samples since the last final
	// When the messages that must come are due, the first one first.
	due    []time.Time
	endDue time.Time
}

// run returns nil when the whole stream is transcribed.
func (s *session) run() error {
	defer s.close()
	s.expect(startTime)
	// A socket that is closed already still has its Error to read.
	_ = s.socket.WriteMessage(websocket.TextMessage, []byte(start))
	go s.read()
	go s.ping()
	for {
		got, err := s.receive()
		if err != nil {
			return err
		}
		switch got.Message {
		case "RecognitionStarted":
			s.met()
			go s.sendAudio()
		case "AudioAdded":
			s.confirm(got.SeqNo)
		case "AddTranscript":
			s.show(got)
		case "Warning":
			log.Printf("warning: %s", got.Reason)
			// Leave now, at the end of a final: a later end of this session
			// can cut a word in two.
			if contains(renew, got.Type) && got.Type != "idle_timeout" {
				return endedWith(got.Type, got.Reason)
			}
		case "Error":
			// The Error has the reason; ignore the close code.
			return endedWith(got.Type, got.Type+": "+got.Reason)
		case "EndOfTranscript":
			// Sound that was confirmed, and has no words, would be lost.
			if s.hasEnded() && s.lacksWords() {
				return endedWith("no_words", "nothing was recognized")
			}
			if !s.isComplete.Load() {
				return endedWith("session_timeout", "the session is over")
			}
			bye := websocket.FormatCloseMessage(websocket.CloseNormalClosure, "")
			_ = s.socket.WriteControl(websocket.CloseMessage, bye,
				time.Now().Add(time.Second))
			return nil
		}
		if s.hasEnded() {
			s.expectEnd()
		}
	}
}

// read passes on what arrives, until the connection ends.
func (s *session) read() {
	for {
		var got message
		_, text, err := s.socket.ReadMessage()
		if err == nil {
			err = json.Unmarshal(text, &got)
		}
		if err != nil {
			s.failed <- err
			return
		}
		select {
		case s.arrived <- got:
		case <-s.over:
			return
		}
	}
}

func (s *session) receive() (message, error) {
	for {
		select {
		case got := <-s.arrived:
			return got, nil
		case err := <-s.failed:
			code := websocket.CloseAbnormalClosure
			var closed *websocket.CloseError
			if errors.As(err, &closed) {
				code = closed.Code
			}
			return message{}, endedWith(code, fmt.Sprint("closed with ", code))
		case <-time.After(time.Second):
			if s.isLate() {
				code := websocket.CloseAbnormalClosure
				return message{}, endedWith(code, "no message in time")
			}
		}
	}
}

func (s *session) ping() {
	ticker := time.NewTicker(pingTime)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			// If it fails, a message is late or the socket closes.
			_ = s.socket.WriteControl(websocket.PingMessage, nil,
				time.Now().Add(time.Second))
		case <-s.over:
			return
		}
	}
}

func (s *session) sendAudio() {
	position, sent := s.offset, 0
	for !s.isFailing() {
		frame := s.replay.frameAt(position, s.isOver)
		if s.isOver() {
			return
		}
		if len(frame) == 0 {
			s.isComplete.Store(true)
			break
		}
		position += len(frame)
		select {
		case s.room <- struct{}{}:
		case <-s.over:
			return
		}
		s.expect(confirmTime)
		sent++
		s.loud.Add(countLoud(frame))
		// run gets the end of the connection, or the Error before it.
		if s.socket.WriteMessage(websocket.BinaryMessage, frame) != nil {
			return
		}
	}
	s.expectEnd()
	end := map[string]any{"message": "EndOfStream", "last_seq_no": sent}
	_ = s.socket.WriteJSON(end)
}

func (s *session) confirm(seqNo int) {
	<-s.room
	s.met()
	heard := s.offset + seqNo*frameBytes
	keep := replaySeconds
	if s.lacksWords() {
		keep = bufferSeconds - replaySeconds
	}
	limit := heard - keep*bytesPerSecond
	if limit > s.replay.start && s.lacksWords() {
		s.replay.hasLost = true
	}
	s.replay.dropBefore(limit, "")
}

// lacksWords tells whether sound got no words, in all or since the last ones.
func (s *session) lacksWords() bool {
	if s.hasWords.Load() {
		return s.loud.Load() > wordlessSeconds*sampleRate
	}
	return s.loud.Load() > sampleRate
}

// isFailing is false for a retry without words: what has none twice can be
// music.
func (s *session) isFailing() bool {
	canStay := s.isRetry && !s.hasWords.Load()
	return s.loud.Load() > wordlessSeconds*sampleRate && !canStay
}

func (s *session) show(got message) {
	first := float64(s.offset) / bytesPerSecond
	end := first + got.Metadata.EndTime
	position := 2 * int(math.Round(end*sampleRate))
	if position-s.replay.start < bytesPerSecond/100 {
		return // a final that came before
	}
	line := ""
	if got.Metadata.Transcript != "" {
		at := first + got.Metadata.StartTime
		line = fmt.Sprintf("%8.2f  %s\n", at, got.Metadata.Transcript)
	}
	if err := s.replay.dropBefore(position, line); err != nil {
		// No fault of the connection.
		s.replay.stop(fmt.Sprintf("No output: %v.", err), 1)
	}
	s.replay.finals++
	s.hasWords.Store(true)
	s.loud.Store(0)
}

func (s *session) expect(wait time.Duration) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.due = append(s.due, time.Now().Add(wait))
}

// met forgets the first message that was due.
func (s *session) met() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.due = s.due[1:]
}

// expectEnd says that all audio is sent, and the next message of any kind due.
func (s *session) expectEnd() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.isEnded = true
	s.endDue = time.Now().Add(endTime)
}

func (s *session) hasEnded() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return s.isEnded
}

func (s *session) isLate() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	now := time.Now()
	isLate := len(s.due) > 0 && now.After(s.due[0])
	return isLate || s.isEnded && now.After(s.endDue)
}

func (s *session) isOver() bool {
	select {
	case <-s.over:
		return true
	default:
		return false
	}
}

// close ends the connection, and wakes what sends on it.
func (s *session) close() {
	close(s.over)
	s.socket.Close()
	s.replay.changed.Broadcast()
}

// runSession returns nil when the stream is transcribed.
func runSession(r *replay, isRetry bool) error {
	dialer := websocket.Dialer{
		Proxy: http.ProxyFromEnvironment, HandshakeTimeout: 10 * time.Second,
	}
	header := http.Header{"Authorization": {"Bearer " + apiKey}}
	socket, response, err := dialer.Dial(url, header)
	if errors.Is(err, websocket.ErrBadHandshake) {
		status := response.StatusCode
		failure := endedWith(status, fmt.Sprint("handshake HTTP ", status))
		after := response.Header.Get("Retry-After")
		failure.asked, _ = strconv.ParseFloat(after, 64) // 0 for a date
		return failure
	}
	var unknown x509.UnknownAuthorityError
	var invalid x509.CertificateInvalidError
	var other x509.HostnameError
	if errors.As(err, &unknown) || errors.As(err, &invalid) ||
		errors.As(err, &other) {
		return endedWith("certificate", err.Error())
	}
	if err != nil {
		return endedWith(websocket.CloseAbnormalClosure, err.Error())
	}
	session := &session{
		replay: r, socket: socket, offset: r.start, isRetry: isRetry,
		room: make(chan struct{}, maxUnconfirmed),
		over: make(chan struct{}), arrived: make(chan message),
		failed: make(chan error, 1),
	}
	return session.run()
}

func main() {
	log.SetFlags(0)
	if apiKey == "" {
		log.Fatal("Set API_KEY first")
	}
	seconds, err := strconv.ParseFloat(firstWait, 64)
	if err != nil {
		log.Fatal(err)
	}
	rand.Seed(time.Now().UnixNano())
	replay := newReplay()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	signal.Ignore(syscall.SIGPIPE) // instead, printing returns an error
	go func() {
		number := (<-signals).(syscall.Signal)
		replay.stop(number.String()+".", 128+int(number))
	}()
	go replay.record(os.Stdin)
	for attempt := 0; ; {
		finals := replay.finals
		err := runSession(replay, attempt > 0)
		var failure ended
		if !errors.As(err, &failure) {
			break
		}
		// A final starts the count of failures again.
		if replay.finals > finals {
			attempt = 0
			// A new session after a final is no retry.
			if failure.action == "renew" {
				continue
			}
		}
		attempt++
		most := maxRetries
		if failure.action == "once" {
			most = 1
		}
		if failure.action == "stop" || attempt > most {
			replay.stop(failure.reason, 1)
		}
		longer := seconds * math.Pow(2, float64(attempt-1)) * (1 + rand.Float64())
		wait := math.Max(failure.asked, math.Min(longestWait, longer))
		log.Printf("%s; next try in %.0f s", failure.reason, wait)
		time.Sleep(time.Duration(wait * float64(time.Second)))
	}
	if replay.hasLost {
		log.Fatal("Sound without words was dropped")
	}
	if replay.failure != nil {
		log.Fatalf("The source failed: %v", replay.failure)
	}
}

func contains(list []any, seen any) bool {
	for _, one := range list {
		if one == seen {
			return true
		}
	}
	return false
}

// Go has these two since 1.21.
func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func envOr(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}
