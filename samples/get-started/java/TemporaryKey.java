// Java 17 or later. Packages: com.google.code.gson:gson
// Run it on your server. It prints a temporary key. With the variable PORT,
// it is a server, which returns a key to each POST /key.
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Executors;

public class TemporaryKey {
  static final String URL = System.getenv().getOrDefault(
      "KEYS_URL", "https://{{provider.managementHost}}/v1");
  static final HttpClient CLIENT = HttpClient.newHttpClient();
  // After one of these, a later request can succeed.
  static final Set<Integer> TEMPORARY = Set.of(429, 500, 502, 503, 504);

  /** Why there is no key. */
  static class Failure extends Exception {
    final boolean isTemporary;
    final String after; // of a Retry-After

    Failure(String reason, boolean isTemporary, String after) {
      super(reason);
      this.isTemporary = isTemporary;
      this.after = after;
    }
  }

  /**
   * Returns a key that works for `ttl` seconds. `kind` is "batch", "rt", or
   * "flow"; `clientRef` can be null.
   */
  static String createTemporaryKey(String kind, int ttl, String clientRef)
      throws Failure {
    JsonObject body = new JsonObject();
    body.addProperty("ttl", ttl);
    if (clientRef != null) body.addProperty("client_ref", clientRef);
    HttpRequest request = HttpRequest
        .newBuilder(URI.create(URL + "/api_keys?type=" + kind))
        .header("Authorization", "Bearer " + System.getenv("API_KEY"))
        .header("Content-Type", "application/json")
        .timeout(Duration.ofSeconds(30))
        .POST(BodyPublishers.ofString(body.toString()))
        .build();
    HttpResponse<String> response;
    try {
      response = CLIENT.send(request, BodyHandlers.ofString());
    } catch (IOException | InterruptedException error) {
      throw new Failure("The service is unreachable.", true, null);
    }
    int status = response.statusCode();
    if (status != 201) {
      String after = response.headers().firstValue("Retry-After").orElse(null);
      boolean isTemporary = TEMPORARY.contains(status);
      throw new Failure(status + ": " + response.body(), isTemporary, after);
    }
    return JsonParser.parseString(response.body())
        .getAsJsonObject().get("key_value").getAsString();
  }

  static void respond(HttpExchange exchange) throws IOException {
    if (!exchange.getRequestMethod().equals("POST")) {
      reply(exchange, 405, "POST only");
      return;
    }
    // Check here that the caller is one of your users.
    try {
      JsonObject key = new JsonObject();
      key.addProperty("key", createTemporaryKey("rt", 60, null));
      reply(exchange, 200, key.toString());
    } catch (Failure failure) {
      // The page tries again after 503 only, and not before Retry-After.
      if (failure.after != null)
        exchange.getResponseHeaders().set("Retry-After", failure.after);
      reply(exchange, failure.isTemporary ? 503 : 500, failure.getMessage());
    }
  }

  static void reply(HttpExchange exchange, int status, String text)
      throws IOException {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    exchange.sendResponseHeaders(status, body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  public static void main(String[] args) throws IOException {
    String port = System.getenv("PORT");
    if (port != null) {
      var address = new InetSocketAddress("localhost", Integer.parseInt(port));
      HttpServer server = HttpServer.create(address, 0);
      server.setExecutor(Executors.newCachedThreadPool());
      server.createContext("/key", TemporaryKey::respond);
      server.start();
      System.out.println("Listening on http://localhost:" + port);
      return;
    }
    try {
      System.out.println(createTemporaryKey("rt", 60, null));
    } catch (Failure failure) {
      System.err.println(failure.getMessage());
      System.exit(1);
    }
  }
}
