// Java 17 or later. Packages: com.google.code.gson:gson
// Run it on your server.
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

public class TemporaryKey {
  static final String URL = System.getenv().getOrDefault(
      "KEYS_URL", "https://{{provider.managementHost}}/v1");

  /**
   * Returns a key that works for `ttl` seconds. `kind` is "batch", "rt", or
   * "flow"; `clientRef` can be null.
   */
  static String createTemporaryKey(String kind, int ttl, String clientRef)
      throws IOException, InterruptedException {
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
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
    if (response.statusCode() != 201) {
      throw new IOException(response.statusCode() + ": " + response.body());
    }
    return JsonParser.parseString(response.body())
        .getAsJsonObject().get("key_value").getAsString();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(createTemporaryKey("rt", 60, null));
  }
}
