import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;

/** One session, written as people write it first. */
public class Session {
  public static void main(String[] args) throws Exception {
    CountDownLatch closed = new CountDownLatch(1);
    boolean show = System.getenv("SHOW").equals("1");
    WebSocket.Listener listener = new WebSocket.Listener() {
      public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
        if (show) System.out.println(data);
        socket.request(1);
        return null;
      }
      public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        System.out.println("onClose: statusCode=" + code + " reason=" + reason);
        closed.countDown();
        return null;
      }
      public void onError(WebSocket socket, Throwable error) {
        error.printStackTrace();
        closed.countDown();
      }
    };
    WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
        .header("Authorization", "Bearer YOUR_API_KEY").connectTimeout(Duration.ofSeconds(2))
        .buildAsync(URI.create(args[1]), listener).join();
    socket.sendText(System.getenv("START"), true);
    closed.await();
  }
}
