// Java 17 or later. Packages: com.google.code.gson:gson
// Creates one job for a recording, even when a response is lost. After any
// failure, run it again: it looks for the job before it creates one.
// Usage: java -cp gson-2.13.2.jar CreateOnce.java example.wav
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

public class CreateOnce {
  static final Map<String, String> ENV = System.getenv();
  static final String API_KEY = ENV.get("API_KEY");
  static final String BATCH_URL = ENV.getOrDefault(
      "BATCH_URL", "https://eu1.{{provider.batchHost}}/v2");

  static final String CONFIG = """
      {
        "type": "transcription",
        "transcription_config": {"language": "en"}
      }""";

  /** Seconds, and the number of retries in a row. */
  record Wait(double first, double growth, double longest, int retries) {}

  // What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
  static final Wait REQUEST = new Wait(1, 2, 60, 5);
  static final Wait RUNNING_JOB = new Wait(5, 1.5, 30, 120);
  static final Wait NEVER = new Wait(0, 0, 0, 0);
  static final Map<String, Wait> WAITS = Map.of(
      "Job In Progress", RUNNING_JOB,
      "Transcription not ready", RUNNING_JOB,
      "Resource Locked", RUNNING_JOB,
      "Max concurrent running jobs exceeded", new Wait(30, 2, 300, 10));
  // Without one of these texts, the status decides.
  static final Set<Integer> BUSY = Set.of(429, 500, 502, 503, 504);
  static final double UNIT =
      Double.parseDouble(ENV.getOrDefault("RETRY_SECONDS", "1"));
  static final int TIMEOUT_SECONDS = 30;
  // A new job can be missing from the list for a while.
  static final int SECOND_LOOK_SECONDS = 60;

  /** A request without a usable response. */
  static class Failure extends Exception {
    Wait wait = REQUEST;
    double asked; // seconds of a Retry-After, which a proxy can send
    boolean isUnclear = true; // it may have created a job

    Failure(String problem) {
      super(problem);
    }
  }

  static final HttpClient CLIENT = HttpClient.newBuilder()
      .followRedirects(HttpClient.Redirect.NORMAL)
      .connectTimeout(Duration.ofSeconds(10)).build();

  public static void main(String[] args) throws InterruptedException {
    if (API_KEY == null) stop("Set API_KEY first");
    try {
      Path audio = Path.of(args.length > 0 ? args[0] : "example.wav");
      System.out.println("Job " + createOnce(audio));
    } catch (IOException error) { // no file, for example
      stop(error.toString());
    } catch (Failure failure) {
      stop(failure.getMessage());
    }
  }

  static String createOnce(Path audio)
      throws Failure, IOException, InterruptedException {
    // The reference and the ID of the job. For another job, delete this file.
    Path path = audio.resolveSibling(audio.getFileName() + ".job.json");
    // Another recording, or another configuration, is another job.
    String digest = digest(audio);
    JsonObject state =
        Files.exists(path) ? parse(Files.readString(path)) : new JsonObject();
    boolean isKnown =
        state.has("digest") && state.get("digest").getAsString().equals(digest);
    if (!isKnown) {
      state = new JsonObject();
      state.addProperty("digest", digest);
      state.addProperty("reference", UUID.randomUUID().toString());
      save(path, state);
    }
    if (!state.has("id")) {
      String reference = state.get("reference").getAsString();
      // An earlier run may have sent the request.
      state.addProperty("id", create(audio, reference, isKnown));
      save(path, state);
    }
    return state.get("id").getAsString();
  }

  /** Creates a job and returns its ID, or the ID that the list has. */
  static String create(Path audio, String reference, boolean isUnclear)
      throws Failure, IOException, InterruptedException {
    for (int attempt = 1;; attempt++) {
      String found = isUnclear ? find(reference) : null;
      if (found != null) return found;
      try {
        return post(audio, reference).get("id").getAsString();
      } catch (Failure failure) {
        pause(failure, attempt);
        isUnclear = failure.isUnclear;
      }
    }
  }

  static JsonObject post(Path audio, String reference)
      throws Failure, IOException, InterruptedException {
    JsonObject config = parse(CONFIG);
    JsonObject tracking = new JsonObject();
    tracking.addProperty("reference", reference);
    config.add("tracking", tracking);
    // The list shows the name also of a deleted job.
    Matcher ending = Pattern.compile("\\.[^./]*$").matcher(audio.toString());
    String name = reference + (ending.find() ? ending.group() : "");
    String boundary = UUID.randomUUID().toString();
    String head = """
        --%1$s\r
        Content-Disposition: form-data; name="config"\r
        \r
        %2$s\r
        --%1$s\r
        Content-Disposition: form-data; name="data_file"; filename="%3$s"\r
        \r
        """.formatted(boundary, config, name);
    // The file is read while it is sent.
    BodyPublisher form = BodyPublishers.concat(
        BodyPublishers.ofString(head),
        BodyPublishers.ofFile(audio),
        BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
    var isSent = new CompletableFuture<Void>();
    String type = "multipart/form-data; boundary=" + boundary;
    return send(request("/jobs").header("Content-Type", type)
        .POST(watched(form, isSent)), isSent);
  }

  /** Completes `isSent` at the end of the form. */
  static BodyPublisher watched(
      BodyPublisher form, CompletableFuture<Void> isSent) {
    return BodyPublishers.fromPublisher(
        reader -> form.subscribe(new Flow.Subscriber<ByteBuffer>() {
          public void onSubscribe(Flow.Subscription subscription) {
            reader.onSubscribe(subscription);
          }

          public void onNext(ByteBuffer bytes) {
            reader.onNext(bytes);
          }

          public void onError(Throwable error) {
            reader.onError(error);
          }

          public void onComplete() {
            isSent.complete(null);
            reader.onComplete();
          }
        }), form.contentLength());
  }

  /** Looks for a job twice; returns its ID, or null. */
  static String find(String reference) throws Failure, InterruptedException {
    System.err.println("Looking for a job with reference " + reference);
    String found = search(reference);
    if (found != null) return found;
    sleep(UNIT * SECOND_LOOK_SECONDS);
    return search(reference);
  }

  /** Goes through every job; each page starts where the one before ended. */
  static String search(String reference) throws Failure, InterruptedException {
    Set<String> known = new HashSet<>();
    String query = "limit=100";
    while (true) {
      JsonObject last = null;
      for (JsonElement element : get("/jobs?" + query).getAsJsonArray("jobs")) {
        JsonObject job = element.getAsJsonObject();
        String id = job.get("id").getAsString();
        if (!known.add(id)) continue;
        last = job;
        // A virtual appliance lists jobs without their config.
        if (!job.has("config")) {
          job = get("/jobs/" + id).getAsJsonObject("job");
        }
        if (job.get("config") instanceof JsonObject config
            && config.get("tracking") instanceof JsonObject tracking
            && tracking.has("reference")
            && tracking.get("reference").getAsString().equals(reference)) {
          return id;
        }
      }
      if (last == null) return null;
      // Several jobs can start in the same millisecond.
      Instant created = Instant.parse(last.get("created_at").getAsString());
      query = "limit=100&created_before=" + created.plusMillis(1);
    }
  }

  /** Returns the JSON of a response: GET is safe to repeat. */
  static JsonObject get(String path) throws Failure, InterruptedException {
    for (int attempt = 1;; attempt++) {
      try {
        return send(request(path), CompletableFuture.completedFuture(null));
      } catch (Failure failure) {
        pause(failure, attempt);
      }
    }
  }

  static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(BATCH_URL + path))
        .header("Authorization", "Bearer " + API_KEY);
  }

  /** Sends one request, and reads the JSON of its response. */
  static JsonObject send(
      HttpRequest.Builder request, CompletableFuture<Void> isSent)
      throws Failure, InterruptedException {
    try {
      // An upload has no limit; the response has one.
      var coming = CLIENT.sendAsync(request.build(), BodyHandlers.ofString());
      isSent.thenRun(
          () -> coming.orTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS));
      HttpResponse<String> response = coming.get();
      if (response.statusCode() >= 300) throw rejectedBy(response);
      return parse(response.body());
    } catch (ExecutionException error) {
      throw brokenBy(error.getCause());
    } catch (JsonParseException | IllegalStateException error) {
      throw new Failure(error.toString()); // the page of a proxy
    }
  }

  static Failure rejectedBy(HttpResponse<String> response) {
    int status = response.statusCode();
    String id = response.headers().firstValue("Request-Id").orElse("unknown");
    String body = response.body();
    Failure failure = new Failure(status + ", request " + id + ": " + body);
    Wait byStatus = BUSY.contains(status) ? REQUEST : NEVER;
    failure.wait = WAITS.getOrDefault(errorText(body), byStatus);
    failure.asked = response.headers().firstValue("Retry-After")
        .filter(text -> text.matches("\\d+"))
        .map(Double::parseDouble).orElse(0.0);
    failure.isUnclear = status >= 500;
    return failure;
  }

  static String errorText(String body) {
    try {
      return parse(body).get("error").getAsString();
    } catch (RuntimeException error) {
      return ""; // empty, or the page of a proxy
    }
  }

  /** Tells whether a request without a whole response can be repeated. */
  static Failure brokenBy(Throwable error) {
    Failure failure = new Failure(error.toString());
    // Such as an invalid certificate.
    if (error instanceof SSLException) failure.wait = NEVER;
    // Refused, or an unknown host: nothing was sent, so no job exists.
    failure.isUnclear = !(error instanceof ConnectException
        || error instanceof HttpConnectTimeoutException);
    return failure;
  }

  /** Waits before the next attempt; ends the program after the last. */
  static void pause(Failure failure, int attempt)
      throws Failure, InterruptedException {
    Wait wait = failure.wait;
    if (attempt > wait.retries) throw failure;
    double longer = wait.first * Math.pow(wait.growth, attempt - 1)
        * ThreadLocalRandom.current().nextDouble(1, 2);
    sleep(Math.max(failure.asked, UNIT * Math.min(wait.longest, longer)));
  }

  static void sleep(double seconds) throws InterruptedException {
    Thread.sleep((long) (1000 * seconds));
  }

  /** After a power failure, the file is there as a whole, or as it was. */
  static void save(Path path, JsonObject state) throws IOException {
    Path part = path.resolveSibling(path.getFileName() + ".part");
    try (FileChannel file = FileChannel.open(
        part, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
        StandardOpenOption.TRUNCATE_EXISTING)) {
      ByteBuffer rest = ByteBuffer.wrap(state.toString().getBytes());
      while (rest.hasRemaining()) file.write(rest);
      file.force(true);
    }
    Files.move(part, path, StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }

  static String digest(Path audio) throws IOException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(CONFIG.getBytes());
      try (InputStream file =
          new DigestInputStream(Files.newInputStream(audio), digest)) {
        file.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error); // every Java has it
    }
  }

  static JsonObject parse(String body) {
    return JsonParser.parseString(body).getAsJsonObject();
  }

  static void stop(String reason) {
    System.err.println(reason);
    System.exit(1);
  }
}
