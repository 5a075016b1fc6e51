// Go 1.19 or later. Packages: none

// Transcribes a folder of recordings, or a list of URLs, without an operator:
// one job for each, whatever happens. To continue, run it again.
// Usage: go run archive.go <folder or list of URLs> <results>
package main

import (
	"bytes"
	"context"
	secure "crypto/rand"
	"crypto/sha256"
	"crypto/subtle"
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
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"
)

var (
	apiKey   = os.Getenv("API_KEY")
	batchURL = envOr("BATCH_URL", "https://eu1.{{provider.batchHost}}/v2")
	hookURL  = os.Getenv("HOOK_URL")
	settings = map[string]any{"language": "en"}
	started  = now()
	results  string
)

const (
	uploadsAtOnce = 4
	readsAtOnce   = 8
	// Seconds before a new series of retries begins.
	pauseSeconds = 300
	// A new job can be missing from the list for so long.
	unlistedSeconds = 60
	// Such a job may end well when it is created again, once.
	passingJob      = "Language identification failed"
	jobAgainSeconds = 60
)

// Below the limits of the account, which counts what arrives.
var ticks = map[string]<-chan time.Time{
	"POST": time.Tick(time.Second / 8),
	"GET":  time.Tick(time.Second / 40), // and DELETE
}

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
	waits        = map[string]wait{
		"Job In Progress":                      runningJob,
		"Transcription not ready":              runningJob,
		"Resource Locked":                      runningJob,
		"Max concurrent running jobs exceeded": {30, 2, 300, 10},
	}
	busy = map[int]bool{429: true, 500: true, 502: true, 503: true, 504: true}
)

func (w wait) before(attempt int) float64 {
	nth := attempt % (w.retries + 1)
	if nth == 0 {
		return pauseSeconds
	}
	longer := w.first * math.Pow(w.growth, float64(nth-1))
	return math.Min(w.longest, longer*(1+rand.Float64()))
}

// held has the end of the wait after a 429, which is that of all workers.
var held = struct {
	sync.Mutex
	until map[string]float64
}{until: map[string]float64{}}

func holdBack(seconds float64, kinds ...string) {
	held.Lock()
	defer held.Unlock()
	for _, kind := range kinds {
		held.until[kind] = math.Max(held.until[kind], now()+seconds)
	}
	save(heldFile(), held.until) // another run continues the wait
}

// turn waits until all workers together may send one more request.
func turn(kind string) {
	for isHeld := true; isHeld; {
		<-ticks[kind]
		held.Lock()
		left := held.until[kind] - now()
		held.Unlock()
		pause(left)
		isHeld = left > 0
	}
}

// failure is why a recording has no transcript, or a request no response.
type failure struct {
	problem string
	status  int
	wait    wait    // never: no retry helps this recording
	asked   float64 // seconds of a Retry-After
	attempt int     // so many in a row
}

// request returns a good response; `attempt` counts those that failed before.
// A POST whose failure has a wait may have created a job.
func request(
	method, path string, fill func(*http.Request) error, attempt int,
) ([]byte, *failure) {
	kind := "GET"
	if method == "POST" {
		kind = method
	}
	for {
		attempt++
		turn(kind)
		text, failed := send(method, path, fill)
		if failed == nil {
			return text, nil
		}
		log.Printf("%s %s: %s", method, path, failed.problem)
		if failed.status == 401 || failed.status == 403 {
			log.Fatal("Check API_KEY, and the features of your contract.")
		}
		failed.attempt = attempt
		isLimit := failed.status == 429
		if failed.wait == never || method == "POST" && !isLimit {
			return nil, failed
		}
		seconds := math.Max(failed.asked, failed.wait.before(attempt))
		if isLimit && failed.wait == afterRequest {
			holdBack(seconds, "POST", "GET")
		} else if isLimit {
			holdBack(seconds, "POST") // no room for a new job
		}
		pause(seconds)
	}
}

func send(
	method, path string, fill func(*http.Request) error,
) ([]byte, *failure) {
	ctx := context.Background()
	if method != "POST" {
		limited, cancel := context.WithTimeout(ctx, time.Minute)
		defer cancel()
		ctx = limited
	}
	request, err := http.NewRequestWithContext(ctx, method, batchURL+path, nil)
	check(err)
	request.Header.Set("Authorization", "Bearer "+apiKey)
	if fill != nil {
		if err := fill(request); err != nil { // no file any more, for example
			return nil, &failure{problem: err.Error()}
		}
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, &failure{problem: err.Error(), wait: afterRequest}
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil { // the connection broke in the middle
		return nil, &failure{problem: err.Error(), wait: afterRequest}
	}
	status := response.StatusCode
	isPage := strings.Contains(response.Header.Get("Content-Type"), "html")
	if status < 300 && !isPage {
		return text, nil
	}
	var reason struct{ Error string }
	_ = json.Unmarshal(text, &reason) // empty, or the page of a proxy
	failed := &failure{problem: fmt.Sprintf("%d %s", status, text), status: status}
	failed.asked, _ = strconv.ParseFloat(response.Header.Get("Retry-After"), 64)
	failed.wait = waits[reason.Error]
	// A page or an empty body is a proxy's, and tells nothing of the job.
	isEmpty := (status == 404 || status == 410) && reason.Error == ""
	if failed.wait == never && (busy[status] || isPage || isEmpty) {
		failed.wait = afterRequest
	}
	return nil, failed
}

func get(path string, into any) *failure {
	text, failed := request("GET", path, nil, 0)
	if failed == nil {
		check(json.Unmarshal(text, into))
	}
	return failed
}

// recording has what is known of it; the fields with a name are on disk.
type recording struct {
	Name      string  `json:"name"`
	Reference string  `json:"reference,omitempty"`
	SentAt    float64 `json:"sentAt,omitempty"`
	ID        string  `json:"id,omitempty"`
	Runs      int     `json:"runs,omitempty"`
	Seconds   float64 `json:"seconds,omitempty"`
	IsDeleted bool    `json:"isDeleted,omitempty"`
	Failure   string  `json:"failure,omitempty"`
	audio     string  // its path; none where the service fetches it
	place     string  // the path of its results, without their endings
	isUnclear bool
}

func (r *recording) save() { save(r.place+".job.json", r) }

func readRecordings(source string) (all []*recording) {
	add := func(name, place, audio string) {
		one := &recording{audio: audio, place: filepath.Join(results, place)}
		load(one.place+".job.json", one)
		one.Name = name
		all = append(all, one)
	}
	if entries, err := os.ReadDir(source); err == nil {
		for _, entry := range entries {
			name, file := entry.Name(), filepath.Join(source, entry.Name())
			info, err := os.Stat(file)
			check(err)
			if info.Mode().IsRegular() && !strings.HasPrefix(name, ".") {
				add(name, name, file)
			}
		}
		return all
	}
	text, err := os.ReadFile(source)
	check(err)
	known := map[string]bool{}
	for _, address := range strings.Fields(string(text)) {
		// A URL twice is one recording.
		if !known[address] {
			known[address] = true
			add(address, placeOf(address), "")
		}
	}
	return all
}

// placeOf is the same in every run, wherever the URL stands in the list.
func placeOf(address string) string {
	name := path.Base(address[:strings.IndexAny(address+"?", "?#")])
	digest := sha256.Sum256([]byte(address))
	return fmt.Sprintf("%.100s-%x", name, digest[:6])
}

type job struct {
	ID        string
	Status    string
	CreatedAt time.Time `json:"created_at"`
	Errors    []struct{ Message string }
	Config    struct{ Tracking struct{ Reference string } }
}

// list has all jobs: one list serves all recordings.
var list struct {
	sync.Mutex
	at   float64
	jobs []job
}

// jobsSince returns a list that began at that time or later.
func jobsSince(moment float64) []job {
	list.Lock()
	defer list.Unlock()
	if list.at >= moment {
		return list.jobs
	}
	list.at, list.jobs = now(), nil
	query, known := url.Values{"limit": {"100"}}, map[string]bool{}
	for count := -1; count < len(list.jobs); {
		count = len(list.jobs)
		var page struct{ Jobs []job }
		if failed := get("/jobs?"+query.Encode(), &page); failed != nil {
			log.Fatal(failed.problem)
		}
		for _, one := range page.Jobs {
			if known[one.ID] {
				continue
			}
			known[one.ID] = true
			list.jobs = append(list.jobs, one)
			// Several jobs can start in the same millisecond.
			later := one.CreatedAt.UTC().Add(time.Millisecond)
			query.Set("created_before", later.Format("2006-01-02T15:04:05.000Z"))
		}
	}
	return list.jobs
}

// find looks for a job at once, and when the list can't lack it any more.
func (r *recording) find() string {
	failed := math.Max(started, r.SentAt)
	for _, moment := range []float64{now(), failed + unlistedSeconds} {
		pause(moment - now())
		for _, one := range jobsSince(moment) {
			if one.Config.Tracking.Reference == r.Reference {
				return one.ID
			}
		}
	}
	return ""
}

var uploads = make(chan bool, uploadsAtOnce)

// create creates the job of a recording, if there is none.
func (r *recording) create() *failure {
	for attempt := 0; ; {
		if r.SentAt > 0 {
			r.isUnclear = true
			if r.ID = r.find(); r.ID != "" {
				r.save()
				return nil
			}
		}
		uploads <- true
		if r.Reference == "" {
			r.Reference = newID()
		}
		r.SentAt = now()
		r.save() // before the request: another run finds its job by it
		text, failed := request("POST", "/jobs", r.fill, attempt)
		<-uploads
		if failed == nil {
			var created job
			check(json.Unmarshal(text, &created))
			r.ID = created.ID
			r.save()
		}
		if failed == nil || failed.wait == never {
			return failed
		}
		attempt = failed.attempt
		r.SentAt = now() // only a whole upload makes a job
		pause(failed.wait.before(attempt))
	}
}

// fill writes the form of a new job; the recording is read while it is sent.
func (r *recording) fill(request *http.Request) error {
	config := map[string]any{
		"type":                 "transcription",
		"transcription_config": settings,
		"tracking":             map[string]any{"reference": r.Reference},
	}
	if hookURL != "" {
		secret := []string{"Authorization: " + hookSecret}
		config["notification_config"] = []any{map[string]any{
			"url": hookURL, "contents": []string{}, "auth_headers": secret,
		}}
	}
	if r.audio == "" {
		config["fetch_data"] = map[string]any{"url": r.Name}
	}
	text, err := json.Marshal(config)
	check(err)
	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	check(writer.WriteField("config", string(text)))
	audio, size := io.NopCloser(strings.NewReader("")), int64(0)
	if r.audio != "" {
		// The list shows the name also of a deleted job.
		name := r.Reference + filepath.Ext(r.Name)
		_, err := writer.CreateFormFile("data_file", name)
		check(err)
		file, err := os.Open(r.audio)
		if err != nil {
			return err
		}
		info, err := file.Stat()
		check(err)
		audio, size = file, info.Size()
	}
	end := "\r\n--" + writer.Boundary() + "--\r\n"
	request.Header.Set("Content-Type", writer.FormDataContentType())
	request.ContentLength = int64(form.Len()+len(end)) + size
	request.Body = struct {
		io.Reader
		io.Closer
	}{io.MultiReader(&form, audio, strings.NewReader(end)), audio}
	return nil
}

var (
	hookSecret    string
	notifications sync.Map // a channel for each job, known already or not
)

func notificationOf(id string) chan bool {
	channel, _ := notifications.LoadOrStore(id, make(chan bool, 1))
	return channel.(chan bool)
}

func receive(response http.ResponseWriter, request *http.Request) {
	sent := []byte(request.Header.Get("Authorization"))
	if subtle.ConstantTimeCompare(sent, []byte(hookSecret)) == 0 {
		response.WriteHeader(http.StatusUnauthorized)
		return
	}
	response.WriteHeader(http.StatusNoContent)
	select {
	case notificationOf(request.URL.Query().Get("id")) <- true:
	default: // it came twice
	}
}

// ended returns the job once it has ended.
func (r *recording) ended() (*job, *failure) {
	for attempt := 1; ; attempt++ {
		seconds := runningJob.before(attempt)
		if hookURL != "" {
			// A notification can be lost for good: read the job all the same.
			seconds = math.Max(60, seconds)
		}
		select {
		case <-notificationOf(r.ID):
		case <-time.After(duration(seconds)):
		}
		var details struct{ Job job }
		failed := get("/jobs/"+r.ID, &details)
		if failed != nil || details.Job.Status != "running" {
			return &details.Job, failed
		}
	}
}

// transcribe brings a recording to its end; what is done is not done again.
func (r *recording) transcribe() *failure {
	if !exists(r.place + ".txt") {
		if failed := r.store(); failed != nil {
			return failed
		}
	}
	if r.IsDeleted {
		return nil
	}
	// The transcript is on disk, so the service need not keep it.
	_, failed := request("DELETE", "/jobs/"+r.ID, nil, 0)
	if failed != nil && !strings.Contains(failed.problem, "Job not found") {
		return failed
	}
	r.IsDeleted = true
	r.save()
	return nil
}

// store writes the transcript; its text, written last, says that it is whole.
func (r *recording) store() *failure {
	if r.ID == "" {
		if failed := r.create(); failed != nil {
			return failed
		}
	}
	job, failed := r.ended()
	if failed != nil {
		return failed
	}
	problem := job.Status
	for _, one := range job.Errors {
		problem += ": " + one.Message
	}
	if strings.Contains(problem, passingJob) && r.Runs == 0 {
		pause(jobAgainSeconds * (1 + rand.Float64()))
		r.ID, r.Reference, r.SentAt, r.Runs = "", "", 0, 1
		return r.store()
	}
	if job.Status != "done" {
		return &failure{problem: problem}
	}
	address := "/jobs/" + r.ID + "/transcript"
	var words json.RawMessage
	if failed := get(address, &words); failed != nil {
		return failed
	}
	text, failed := request("GET", address+"?format=txt", nil, 0)
	if failed != nil {
		return failed
	}
	write(r.place+".json", words)
	// In the job, the duration of a fetched recording can be missing.
	var transcript struct{ Job struct{ Duration float64 } }
	check(json.Unmarshal(words, &transcript))
	r.Seconds = transcript.Job.Duration
	r.save()
	write(r.place+".txt", text)
	return nil
}

func main() {
	log.SetFlags(0)
	rand.Seed(time.Now().UnixNano())
	if apiKey == "" || len(os.Args) != 3 || !exists(os.Args[1]) {
		log.Fatal("Usage: API_KEY=… go run archive.go " +
			"<folder or list of URLs> <results>")
	}
	time.AfterFunc(duration(number("DEADLINE_SECONDS", "36000")), func() {
		log.Fatal("The deadline is over. Run it again to continue.")
	})
	transport := http.DefaultTransport.(*http.Transport)
	// Counts from the end of the upload, which has no limit.
	transport.ResponseHeaderTimeout = 30 * time.Second
	transport.MaxConnsPerHost = uploadsAtOnce + readsAtOnce
	transport.MaxIdleConnsPerHost = transport.MaxConnsPerHost
	results = os.Args[2]
	check(os.MkdirAll(results, 0o755))
	load(heldFile(), &held.until)
	recordings := readRecordings(os.Args[1])
	if hookURL != "" {
		hookSecret = "Bearer " + envOr("HOOK_TOKEN", storedToken())
		listener, err := net.Listen("tcp", ":"+envOr("HOOK_PORT", "8080"))
		check(err)
		go http.Serve(listener, http.HandlerFunc(receive))
	}
	var work sync.WaitGroup
	for _, one := range recordings {
		work.Add(1)
		go func(r *recording) {
			defer work.Done()
			if r.Failure != "" {
				return
			}
			if failed := r.transcribe(); failed != nil {
				r.Failure = failed.problem
				r.save()
			}
		}(one)
	}
	work.Wait()
	deleteDuplicates(recordings)
	failed, seconds := 0, 0.0
	for _, one := range recordings {
		seconds += one.Seconds
		if one.Failure != "" {
			failed++
			log.Printf("%s: %s", one.Name, one.Failure)
		}
	}
	fmt.Printf("%d done, %d failed, %.3f hours\n",
		len(recordings)-failed, failed, seconds/3600)
	if price := number("PRICE_PER_HOUR", "0"); price > 0 {
		fmt.Printf("Cost: %.2f\n", price*seconds/3600)
	}
	if failed > 0 {
		os.Exit(1)
	}
}

// deleteDuplicates: the list can lag, and a retry create a second job.
func deleteDuplicates(recordings []*recording) {
	kept, isUnclear := map[string]string{}, false
	for _, one := range recordings {
		kept[one.Reference] = one.ID
		isUnclear = isUnclear || one.isUnclear
	}
	if !isUnclear {
		return
	}
	for _, one := range jobsSince(now()) {
		id := kept[one.Config.Tracking.Reference]
		if id != "" && id != one.ID {
			request("DELETE", "/jobs/"+one.ID+"?force=true", nil, 0)
		}
	}
}

// storedToken is the same in every run: a job keeps the secret it has.
func storedToken() string {
	file := filepath.Join(results, ".hook-token")
	if !exists(file) {
		write(file, []byte(newID()))
		check(os.Chmod(file, 0o600))
	}
	token, err := os.ReadFile(file)
	check(err)
	return string(token)
}

func heldFile() string { return filepath.Join(results, ".held-until.json") }

func load(name string, into any) {
	text, err := os.ReadFile(name)
	if !errors.Is(err, os.ErrNotExist) {
		check(err)
		check(json.Unmarshal(text, into))
	}
}

func save(name string, value any) {
	text, err := json.Marshal(value)
	check(err)
	write(name, text)
}

// write leaves the file as a whole, or as it was, after a power failure.
func write(name string, text []byte) {
	file, err := os.Create(name + ".part")
	check(err)
	_, err = file.Write(text)
	check(err)
	check(file.Sync())
	check(file.Close())
	check(os.Rename(name+".part", name))
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}

func newID() string {
	b := make([]byte, 16)
	_, err := secure.Read(b)
	check(err)
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}

func now() float64 { return float64(time.Now().UnixMicro()) / 1e6 }

func pause(seconds float64) { time.Sleep(duration(seconds)) }

func duration(seconds float64) time.Duration {
	return time.Duration(seconds * float64(time.Second))
}

func number(name, fallback string) float64 {
	value, err := strconv.ParseFloat(envOr(name, fallback), 64)
	check(err)
	return value
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
