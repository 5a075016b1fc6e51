// Java 17 or later. Packages: com.google.code.gson:gson
// Streams an audio file and prints the transcript as it forms.
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class Quickstart {
  // region settings
  static final String API_KEY = System.getenv("API_KEY");
  static final String URL = System.getenv().getOrDefault(
      "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2");

  static final String START = """
      {
        "message": "StartRecognition",
        "audio_format": {"type": "file"},
        "transcription_config": {
          "language": "en",
          "model": "enhanced",
          "enable_partials": true,
          "max_delay": 1
        }
      }""";

  static final int FRAME_BYTES = 4096;
  // Frames that the service can leave unacknowledged before sending pauses.
  // Without this limit, a file fills the buffers of the service.
  static final int MAX_UNCONFIRMED = 50;
  // After this warning, the service ignores the rest of the audio.
  static final String CUT = "duration_limit_exceeded";

  static final StringBuilder finals = new StringBuilder();
  // endregion settings

  public static void main(String[] args) throws InterruptedException {
    if (API_KEY == null) stop("Set API_KEY first");
    // Whatever the locale is, as in cron.
    System.setOut(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    Path path = Path.of(args.length > 0 ? args[0] : "example.wav");
    try (InputStream audio = Files.newInputStream(path)) {
      run(audio);
    } catch (IOException error) {
      stop("Cannot read the file: " + error);
    }
    System.out.println("\n" + finals);
  }

  // region open
  /** What arrived: a message, or how the connection ended. */
  record Event(JsonObject message, String end) {}

  /** Queues each message for run(); one can come in several parts. */
  static class Inbox implements WebSocket.Listener {
    final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final StringBuilder parts = new StringBuilder();

    @Override
    public CompletionStage<?> onText(
        WebSocket socket, CharSequence part, boolean isLast) {
      parts.append(part);
      if (isLast) {
        String text = parts.toString();
        parts.setLength(0);
        JsonObject message = JsonParser.parseString(text).getAsJsonObject();
        events.add(new Event(message, null));
      }
      socket.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(
        WebSocket socket, int code, String reason) {
      events.add(new Event(null, "The connection closed with code " + code));
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      events.add(new Event(null, "The connection broke: " + error));
    }
  }

  static WebSocket open(Inbox inbox) {
    try {
      return HttpClient.newHttpClient().newWebSocketBuilder()
          .header("Authorization", "Bearer " + API_KEY)
          .connectTimeout(Duration.ofSeconds(10))
          .buildAsync(URI.create(URL), inbox).join();
    } catch (CompletionException failure) {
      if (failure.getCause() instanceof WebSocketHandshakeException rejected) {
        int status = rejected.getResponse().statusCode();
        String hint = status == 401 ? " Check API_KEY." : "";
        stop("The handshake failed with HTTP " + status + "." + hint);
      }
      stop("Cannot reach the service: " + failure.getCause());
      throw failure;
    }
  }
  // endregion open

  // region receive
  /** Runs one session from its first message to its last. */
  static void run(InputStream audio) throws InterruptedException {
    Inbox inbox = new Inbox();
    WebSocket socket = open(inbox);
    socket.sendText(START, true);
    Semaphore room = new Semaphore(MAX_UNCONFIRMED);
    while (true) {
      // Every frame is confirmed: after 30 s, the connection is broken.
      Event event = inbox.events.poll(30, TimeUnit.SECONDS);
      if (event == null) stop("No message for 30 s.");
      if (event.message() == null) stop(event.end());
      JsonObject message = event.message();
      String name = message.get("message").getAsString();
      if (name.equals("Error") || text(message, "type").equals(CUT)) {
        stop(text(message, "type") + ": " + text(message, "reason"));
      }
      switch (name) {
        case "RecognitionStarted" ->
            new Thread(() -> sendAudio(socket, audio, room)).start();
        case "AudioAdded" -> room.release();
        case "EndOfTranscript" -> {
          socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
          return;
        }
        default -> show(name, message);
      }
    }
  }
  // endregion receive

  // region audio
  /** Sends the file in frames, then ends the stream. */
  static void sendAudio(WebSocket socket, InputStream audio, Semaphore room) {
    try {
      int frames = 0;
      byte[] frame;
      while ((frame = audio.readNBytes(FRAME_BYTES)).length > 0) {
        room.acquire();
        // A second send before the first has completed is an error in Java.
        socket.sendBinary(ByteBuffer.wrap(frame), true).join();
        frames++;
      }
      JsonObject end = new JsonObject();
      end.addProperty("message", "EndOfStream");
      end.addProperty("last_seq_no", frames);
      socket.sendText(end.toString(), true).join();
    } catch (IOException | InterruptedException error) {
      stop("Cannot read the file: " + error);
    } catch (CompletionException closed) {
      // run() sees it too, and reports it.
    }
  }
  // endregion audio

  // region show
  /** Prints partials and finals, and keeps the finals. */
  static void show(String name, JsonObject message) {
    JsonObject metadata = message.getAsJsonObject("metadata");
    String words = metadata == null ? "" : text(metadata, "transcript");
    if (name.equals("AddPartialTranscript") && !words.isEmpty()) {
      System.out.println("partial " + words);
    } else if (name.equals("AddTranscript") && !words.isEmpty()) {
      System.out.println("final   " + words);
      finals.append(words);
    } else if (name.equals("Warning")) {
      System.err.println("warning " + text(message, "reason"));
    }
  }

  static String text(JsonObject object, String field) {
    return object.has(field) ? object.get(field).getAsString() : "";
  }
  // endregion show

  // region errors
  static void stop(String reason) {
    System.err.println(reason);
    System.exit(1);
  }
  // endregion errors
}
