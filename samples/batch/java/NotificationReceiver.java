// Java 17 or later. Packages: com.google.code.gson:gson
// Receives notifications, stores them on disk, and handles each one once.
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class NotificationReceiver {
  static final Map<String, String> ENV = System.getenv();
  static final String API_KEY = ENV.get("API_KEY");
  static final String HOOK_TOKEN = ENV.get("HOOK_TOKEN");
  static final String BATCH_URL = ENV.getOrDefault(
      "BATCH_URL", "https://eu1.{{provider.batchHost}}/v2");
  static final int MAX_BODY_BYTES = 50_000_000;
  static final long RETRY_MS = (long) (1000
      * Double.parseDouble(ENV.getOrDefault("RETRY_SECONDS", "60")));
  // What a proxy or a busy service can return. Anything else needs a fix.
  static final Set<Integer> PASSING =
      Set.of(404, 410, 429, 500, 502, 503, 504);
  static final Path FOLDER = Path.of("notifications");

  static final HttpClient CLIENT = HttpClient.newHttpClient();
  // One job after the other.
  static final ScheduledExecutorService WORKER =
      Executors.newSingleThreadScheduledExecutor();
  /** An error needs a fix: nothing is handled until the next start. */
  static volatile boolean isStopped;

  public static void main(String[] args) throws IOException {
    if (API_KEY == null || HOOK_TOKEN == null) {
      System.err.println("Set API_KEY and HOOK_TOKEN first");
      System.exit(1);
    }
    Files.createDirectories(FOLDER);
    try (Stream<Path> left = Files.list(FOLDER)) { // of an earlier run
      left.forEach(place -> enqueue(place.getFileName().toString(), 0));
    }
    int port = Integer.parseInt(ENV.getOrDefault("PORT", "8080"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    // Anything but a 2xx makes the service try again, so it responds after
    // storing.
    server.createContext("/", exchange -> {
      int status;
      try {
        status = receive(exchange);
      } catch (IOException | RuntimeException error) {
        System.err.println(error);
        status = 500;
      }
      exchange.sendResponseHeaders(status, -1);
      exchange.close();
    });
    server.start();
    System.out.println(
        "Waiting for notifications on port " + server.getAddress().getPort());
  }

  /** Stores what a notification contains, and returns the status to send. */
  static int receive(HttpExchange exchange) throws IOException {
    String query = exchange.getRequestURI().getRawQuery();
    // An ID can be any text: encoded, it names a folder.
    String name = encode(parameter(query, "id"));
    String token = exchange.getRequestHeaders().getFirst("Authorization");
    if (!exchange.getRequestMethod().equals("POST")) return 405;
    // Digests have one length, and are compared in constant time.
    if (!MessageDigest.isEqual(
        digest(String.valueOf(token)), digest("Bearer " + HOOK_TOKEN))) {
      return 401;
    }
    if (name.matches("\\.*") || name.length() > 200) return 400;
    byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
    if (body.length > MAX_BODY_BYTES) return 413;
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (store(name, parameter(query, "status"), readItems(type, body))) {
      enqueue(name, 0);
    }
    return 204;
  }

  /** Returns the content by name: each part of a form, or the raw body. */
  static Map<String, byte[]> readItems(String type, byte[] body) {
    Map<String, byte[]> items = new HashMap<>();
    if (body.length == 0) return items;
    Matcher boundary = Pattern
        .compile("^multipart/.*boundary=\"?([^\";]+)").matcher(type + "");
    if (!boundary.find()) {
      items.put("item", body);
      return items;
    }
    // In this character set, each byte is a character.
    String text = new String(body, StandardCharsets.ISO_8859_1);
    String mark = Pattern.quote("--" + boundary.group(1));
    for (String part : text.split("(\r\n)?" + mark)) {
      int end = part.indexOf("\r\n\r\n");
      Matcher name = Pattern.compile("[; ]name=\"([^\"]*)\"").matcher(part);
      if (end < 0 || !name.find()) continue;
      String content = part.substring(end + 4);
      items.put(name.group(1), content.getBytes(StandardCharsets.ISO_8859_1));
    }
    return items;
  }

  /** Returns false for a duplicate: the job ID is its key. */
  static boolean store(String name, String outcome, Map<String, byte[]> items)
      throws IOException {
    Path place = FOLDER.resolve(name);
    if (Files.exists(place.resolve("handled"))) return false;
    Files.createDirectories(place);
    for (Map.Entry<String, byte[]> item : items.entrySet()) {
      Path file = place.resolve(Path.of(item.getKey()).getFileName());
      writeWhole(file, item.getValue());
    }
    // Written last: what has an outcome is complete.
    writeWhole(place.resolve("outcome"), outcome.getBytes());
    return true;
  }

  /** After a power failure, the file is there as a whole, or not at all. */
  static void writeWhole(Path path, byte[] content) throws IOException {
    Path part = path.resolveSibling(UUID.randomUUID() + ".part");
    try (FileChannel file = FileChannel.open(
        part, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      ByteBuffer rest = ByteBuffer.wrap(content);
      while (rest.hasRemaining()) file.write(rest);
      file.force(true);
    }
    Files.move(part, path, StandardCopyOption.ATOMIC_MOVE);
  }

  static void enqueue(String name, long waitMs) {
    WORKER.schedule(() -> {
      if (isStopped) return;
      try {
        handle(name);
      } catch (Exception error) {
        // Such as an API that is out of reach.
        System.err.println("Job " + jobId(name) + ": " + error.getMessage());
        if (!isStopped) enqueue(name, RETRY_MS);
      }
    }, waitMs, TimeUnit.MILLISECONDS);
  }

  static void handle(String name) throws IOException, InterruptedException {
    Path place = FOLDER.resolve(name);
    if (!Files.exists(place.resolve("outcome"))) return;
    if (Files.exists(place.resolve("handled"))) return;
    String status = readStatus(name);
    if (status.equals("running")) throw new IOException("still running");
    if (status.equals("deleted") || status.equals("expired")) {
      // Or the notification is forged.
      writeWhole(place.resolve("handled"), new byte[0]);
      System.out.println("Job " + jobId(name) + ": deleted");
      return;
    }
    // Replace it with your work, such as an index or an email.
    String names;
    try (Stream<Path> files = Files.list(place)) {
      names = files.map(file -> file.getFileName().toString())
          .filter(file -> !file.equals("outcome") && !file.endsWith(".part"))
          .sorted().collect(Collectors.joining(" "));
    }
    String outcome = Files.readString(place.resolve("outcome"));
    writeWhole(place.resolve("handled"), new byte[0]);
    System.out.printf(
        "Job %s: %s; handled %s%n", jobId(name), outcome, names);
  }

  static String readStatus(String name)
      throws IOException, InterruptedException {
    HttpRequest request = HttpRequest
        .newBuilder(URI.create(BATCH_URL + "/jobs/" + name))
        .header("Authorization", "Bearer " + API_KEY)
        .timeout(Duration.ofSeconds(10)).build();
    HttpResponse<String> response =
        CLIENT.send(request, BodyHandlers.ofString());
    int code = response.statusCode();
    if (code == 200) {
      return JsonParser.parseString(response.body()).getAsJsonObject()
          .getAsJsonObject("job").get("status").getAsString();
    }
    boolean isGone = code == 404 || code == 410;
    if (isGone && isApiError(response.body())) return "deleted";
    // Such as a wrong API_KEY. New notifications are still stored.
    isStopped = !PASSING.contains(code);
    throw new IOException("HTTP " + code + " from the API." + (isStopped
        ? " Fix the cause, and restart: nothing is handled until then." : ""));
  }

  /** A proxy can return 404, too, but not this JSON. */
  static boolean isApiError(String body) {
    try {
      return JsonParser.parseString(body) instanceof JsonObject object
          && object.has("error");
    } catch (JsonParseException error) {
      return false;
    }
  }

  static String parameter(String query, String name) {
    for (String pair : String.valueOf(query).split("&")) {
      if (pair.startsWith(name + "=")) {
        return jobId(pair.substring(name.length() + 1));
      }
    }
    return "";
  }

  static byte[] digest(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes());
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error); // every Java has it
    }
  }

  static String encode(String id) {
    // In a path, a space is %20.
    return URLEncoder.encode(id, StandardCharsets.UTF_8).replace("+", "%20");
  }

  static String jobId(String name) {
    return URLDecoder.decode(name, StandardCharsets.UTF_8);
  }
}
