import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** One request, written as people write it first. */
public class Rest {
  public static void main(String[] args) throws Exception {
    if (args[0].equals("client")) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(args[1]))
          .header("Authorization", "Bearer YOUR_API_KEY").timeout(Duration.ofSeconds(2)).build();
      HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
      HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
      if (response.statusCode() >= 400) throw new RuntimeException("Status " + response.statusCode() + ": " + response.body());
    } else {
      HttpURLConnection connection = (HttpURLConnection) new URL(args[1]).openConnection();
      connection.setRequestProperty("Authorization", "Bearer YOUR_API_KEY");
      connection.setReadTimeout(2000);
      System.out.println(new String(connection.getInputStream().readAllBytes()));
    }
  }
}
