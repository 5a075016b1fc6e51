// Java 17 or later. Packages: com.google.code.gson:gson
// Transcribes a recording and prints its text.
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

public class Quickstart {
  // region settings
  static final String API_KEY = System.getenv("API_KEY");
  static final String BATCH_URL = System.getenv().getOrDefault(
      "BATCH_URL", "https://eu1.{{provider.batchHost}}/v2");

  static final String CONFIG = """
      {
        "type": "transcription",
        "transcription_config": {"language": "en", "model": "enhanced"}
      }""";
  // endregion settings

  static final HttpClient CLIENT = HttpClient.newBuilder()
      .connectTimeout(Duration.ofSeconds(10)).build();

  // region transcript
  public static void main(String[] args) throws InterruptedException {
    if (API_KEY == null) stop("Set API_KEY first");
    // Whatever the locale is, as in cron.
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    try {
      String audio = args.length > 0 ? args[0] : "example.wav";
      String jobId = submit(Path.of(audio));
      System.out.println("Job " + jobId + " submitted");
      waitUntilDone(jobId);
      String path = "/jobs/" + jobId + "/transcript?format=txt";
      System.out.println(call(read(path)));
    } catch (IOException error) { // no file, or no response
      stop(error.toString());
    }
  }
  // endregion transcript

  // region upload
  /** Uploads a recording and returns the id of its job. */
  static String submit(Path audio) throws IOException, InterruptedException {
    String boundary = UUID.randomUUID().toString();
    String head = """
        --%1$s\r
        Content-Disposition: form-data; name="config"\r
        \r
        %2$s\r
        --%1$s\r
        Content-Disposition: form-data; name="data_file"; filename="%3$s"\r
        \r
        """.formatted(boundary, CONFIG, audio.getFileName());
    // The file is read while it is sent.
    var form = BodyPublishers.concat(
        BodyPublishers.ofString(head),
        BodyPublishers.ofFile(audio),
        BodyPublishers.ofString("\r\n--" + boundary + "--\r\n"));
    String type = "multipart/form-data; boundary=" + boundary;
    String body =
        call(request("/jobs").header("Content-Type", type).POST(form));
    return parse(body).get("id").getAsString();
  }
  // endregion upload

  // region wait
  /** Waits until the job finishes; stops the program if it failed. */
  static void waitUntilDone(String jobId)
      throws IOException, InterruptedException {
    for (int polls = 0; polls < 120; polls++) { // up to an hour
      String body = call(read("/jobs/" + jobId + "?wait=30"));
      JsonObject job = parse(body).getAsJsonObject("job");
      String status = job.get("status").getAsString();
      if (status.equals("done")) return;
      if (!status.equals("running")) {
        stop("Job " + jobId + " is " + status + ": " + reasons(job));
      }
      Thread.sleep(2000);
    }
    stop("Job " + jobId + " still runs after 120 reads");
  }

  static String reasons(JsonObject job) {
    List<String> reasons = new ArrayList<>();
    if (job.get("errors") instanceof JsonArray errors) {
      for (JsonElement error : errors) {
        reasons.add(error.getAsJsonObject().get("message").getAsString());
      }
    }
    return String.join("; ", reasons);
  }
  // endregion wait

  // region errors
  static HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(BATCH_URL + path))
        .header("Authorization", "Bearer " + API_KEY);
  }

  /** An upload may take long; all other requests have a time limit. */
  static HttpRequest.Builder read(String path) {
    return request(path).timeout(Duration.ofSeconds(60));
  }

  /** Calls the API, and stops the program when the response is an error. */
  static String call(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    HttpResponse<String> response =
        CLIENT.send(request.build(), BodyHandlers.ofString());
    int status = response.statusCode();
    if (status == 401) stop("401: the API key is missing or wrong");
    if (status >= 300) stop(status + ": " + response.body());
    return response.body();
  }

  static JsonObject parse(String body) {
    return JsonParser.parseString(body).getAsJsonObject();
  }

  static void stop(String reason) {
    System.err.println(reason);
    System.exit(1);
  }
  // endregion errors
}
