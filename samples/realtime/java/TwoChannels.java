// Java 17 or later. Packages: com.google.code.gson:gson
// Transcribes the two sides of a call as the channels of one session.
//
// Where it breaks, a new one continues: each channel after its own last final.
// The recordings are WAV files: 16 kHz, one channel, 16 bits.
// Usage: java -cp gson-2.13.2.jar TwoChannels.java agent.wav caller.wav
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

public class TwoChannels {
  static final String API_KEY = System.getenv("API_KEY");
  static final String URL = System.getenv().getOrDefault(
      "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2");
  static final List<String> LABELS = List.of("agent", "caller");
  static final int RATE = 16_000;
  static final int FRAME_BYTES = 2 * RATE / 10;
  // Frames of a channel that the service can leave unacknowledged.
  static final int MAX_UNCONFIRMED = 50;
  // Acknowledged audio without a final for so long is silence, unless its
  // session has no final.
  static final int SILENT_SECONDS = 60;
  // A session that has no words for so much loud audio may have failed.
  static final int WORDLESS_SECONDS = 15;

  // What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
  enum Action { RENEW, RETRY, ONCE, STOP }

  static final Set<Object> RENEW = Set.of(
      "idle_timeout", "session_timeout", "duration_limit_exceeded", 1008);
  static final Set<Object> RETRY = Set.of(
      "asr_error", "internal_error", "job_error", "quota_exceeded",
      429, 500, 502, 503, 504);
  static final Set<Object> STOP = Set.of(
      "config_error", "protocol_error", "not_authorised", "not_allowed",
      "timelimit_exceeded", "certificate",
      1003, 4001, 4003, 4004, 4006);
  static final double FIRST_WAIT = Double.parseDouble(
      System.getenv().getOrDefault("RETRY_SECONDS", "5"));
  static final double LONGEST_WAIT = 60;
  static final int MAX_RETRIES = 8;

  // When a message is later than this, the connection counts as broken.
  static final int START_SECONDS = 30;
  static final int CONFIRM_SECONDS = 20;
  static final int END_SECONDS = 30;
  // Pings keep the socket open while there is no audio.
  static final int PING_SECONDS = 20;

  /** A session that ended before its audio, and what to do now. */
  static class Ended extends Exception {
    final Action action;
    final double asked; // seconds of a Retry-After

    Ended(Object seen, String reason, double asked) {
      super(reason);
      this.action = decide(seen);
      this.asked = asked;
    }

    Ended(Object seen, String reason) {
      this(seen, reason, 0);
    }
  }

  /** `seen` is the type of the Error, the close code, or the status. */
  static Action decide(Object seen) {
    if (RENEW.contains(seen)) return Action.RENEW;
    if (RETRY.contains(seen)) return Action.RETRY;
    if (STOP.contains(seen)) return Action.STOP;
    if (seen instanceof Integer code) {
      return code >= 1000 ? Action.RETRY : Action.STOP;
    }
    boolean isInvalid = ((String) seen).startsWith("invalid_");
    return isInvalid ? Action.STOP : Action.ONCE;
  }

  /** One side of the call: its audio stays here until a final covers it. */
  static class Channel {
    final String label;
    int finals;
    private byte[] audio = {};
    private long done; // bytes before the audio
    private boolean isComplete; // no more audio follows
    // In this session:
    private long start; // its times count from here
    private int next; // byte of the audio to send
    private long sent; // frames
    private long confirmed;
    private int loud; // samples since the last final
    private double since; // since when one is not confirmed
    private boolean isRetry;
    private boolean isLeaving; // before its audio is sent
    private boolean hasEnded;
    private boolean isSent; // with all of its audio
    private boolean isSilent; // no final has come

    Channel(String label) {
      this.label = label;
    }

    /** Takes audio that comes live, or all of a recording. */
    synchronized void push(byte[] data) {
      int length = audio.length;
      audio = Arrays.copyOf(audio, length + data.length);
      System.arraycopy(data, 0, audio, length, data.length);
      if (isLost()) return;
      drop(start + confirmed * FRAME_BYTES - SILENT_SECONDS * 2L * RATE - done);
    }

    synchronized void complete() {
      isComplete = true;
    }

    synchronized boolean isOver() {
      return isComplete && audio.length == 0;
    }

    private void drop(long count) {
      if (count <= 0) return;
      int dropped = (int) Math.min(count, audio.length);
      audio = Arrays.copyOfRange(audio, dropped, audio.length);
      next = Math.max(0, next - dropped);
      done += dropped;
    }

    /** Continues in a new session, in which its times begin again. */
    synchronized void begin(boolean isRetry) {
      this.isRetry = isRetry;
      start = done;
      next = 0;
      sent = 0;
      confirmed = 0;
      loud = 0;
      isLeaving = false;
      hasEnded = false;
      isSent = false;
      isSilent = true;
    }

    /** Returns the next message, if there is audio, and room for it. */
    synchronized JsonObject message() {
      int length = Math.min(FRAME_BYTES, audio.length - next);
      boolean isFrame = length == FRAME_BYTES || isComplete || isLeaving;
      if (hasEnded || !isFrame || sent - confirmed >= MAX_UNCONFIRMED) {
        return null;
      }
      JsonObject message = new JsonObject();
      hasEnded = length == 0 || isLeaving;
      isSent = isComplete && length == 0;
      message.addProperty(
          "message", hasEnded ? "EndOfChannel" : "AddChannelAudio");
      message.addProperty("channel", label);
      if (hasEnded) {
        message.addProperty("last_seq_no", sent);
        return message;
      }
      byte[] frame = Arrays.copyOfRange(audio, next, next + length);
      message.addProperty("data", Base64.getEncoder().encodeToString(frame));
      if (sent == confirmed) since = now();
      next += length;
      sent++;
      loud += countLoud(frame);
      return message;
    }

    synchronized void confirm(long seqNo) {
      confirmed = seqNo;
      since = now();
    }

    /** Takes a final; returns its text, unless it came before. */
    synchronized String take(JsonObject metadata) {
      double end = metadata.get("end_time").getAsDouble();
      long count = start + 2 * Math.round(end * RATE) - done;
      if (count <= 0) return "";
      drop(count);
      finals++;
      isSilent = false;
      loud = 0;
      return text(metadata, "transcript");
    }

    boolean isLate() {
      return sent > confirmed && now() - since > CONFIRM_SECONDS;
    }

    /** Tells whether sound got no words, in all or since the last ones. */
    synchronized boolean isLost() {
      return loud > (isSilent ? 1 : WORDLESS_SECONDS) * RATE;
    }

    /** A retry without words stays: what has none twice can be music. */
    synchronized boolean isFailing() {
      return loud > WORDLESS_SECONDS * RATE && !(isRetry && isSilent);
    }

    /** Counts the samples that are louder than -40 dB. */
    private static int countLoud(byte[] frame) {
      int loud = 0;
      ByteBuffer samples =
          ByteBuffer.wrap(frame).order(ByteOrder.LITTLE_ENDIAN);
      while (samples.remaining() >= 2) {
        if (Math.abs(samples.getShort()) > 328) loud++;
      }
      return loud;
    }

    synchronized String position() {
      return "%s %.2f s".formatted(label, done / 2.0 / RATE);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    if (API_KEY == null || args.length != 2) {
      System.err.println("Set API_KEY first, and name two recordings");
      System.exit(1);
    }
    Channel[] channels = new Channel[args.length];
    for (int at = 0; at < args.length; at++) {
      channels[at] = new Channel(LABELS.get(at));
      File file = new File(args[at]);
      try (var recording = AudioSystem.getAudioInputStream(file)) {
        channels[at].push(recording.readAllBytes());
      } catch (IOException | UnsupportedAudioFileException error) {
        System.err.println("Cannot read " + args[at] + ": " + error);
        System.exit(1);
      }
      channels[at].complete();
    }
    String problem = transcribe(List.of(channels));
    if (problem != null) {
      System.err.println(problem);
      System.exit(1);
    }
  }

  static void show(String label, String text) {
    System.out.printf("%-7s %s%n", label, text);
    if (System.out.checkError()) {
      System.err.println("No output: it is closed or full.");
      System.exit(1);
    }
  }

  /** Returns null when all is transcribed, or else the reason why not. */
  static String transcribe(List<Channel> all) throws InterruptedException {
    int attempt = 0;
    while (true) {
      int finals = all.stream().mapToInt(channel -> channel.finals).sum();
      for (Channel channel : all) channel.begin(attempt > 0);
      try {
        runSession(all);
        return null;
      } catch (Ended ended) {
        // A final starts the count of failures again.
        boolean hasFinal =
            all.stream().mapToInt(channel -> channel.finals).sum() > finals;
        if (hasFinal) attempt = 0;
        // A new session after a final is no retry.
        if (ended.action == Action.RENEW && hasFinal) continue;
        attempt++;
        int most = ended.action == Action.ONCE ? 1 : MAX_RETRIES;
        if (ended.action == Action.STOP || attempt > most) {
          return ended.getMessage() + " Stopped after " + all.stream()
              .map(Channel::position).collect(Collectors.joining(", ")) + ".";
        }
        double longer = FIRST_WAIT * Math.pow(2, attempt - 1)
            * ThreadLocalRandom.current().nextDouble(1, 2);
        double wait = Math.max(ended.asked, Math.min(LONGEST_WAIT, longer));
        System.err.printf(
            "%s; next try in %.0f s%n", ended.getMessage(), wait);
        Thread.sleep((long) (1000 * wait));
      }
    }
  }

  /** Returns when all is transcribed; throws Ended otherwise. */
  static void runSession(List<Channel> all)
      throws Ended, InterruptedException {
    // A channel that has no audio left is not in the new session.
    Map<String, Channel> channels = new LinkedHashMap<>();
    for (Channel channel : all) {
      if (!channel.isOver()) channels.put(channel.label, channel);
    }
    if (channels.isEmpty()) return;
    Inbox inbox = new Inbox();
    WebSocket socket;
    try {
      socket = HttpClient.newHttpClient().newWebSocketBuilder()
          .header("Authorization", "Bearer " + API_KEY)
          .connectTimeout(Duration.ofSeconds(10))
          .buildAsync(URI.create(URL), inbox).join();
    } catch (CompletionException failure) {
      if (failure.getCause() instanceof WebSocketHandshakeException rejected) {
        int status = rejected.getResponse().statusCode();
        String after = rejected.getResponse().headers()
            .firstValue("Retry-After").orElse("");
        double asked = after.matches("\\d+") ? Double.parseDouble(after) : 0;
        throw new Ended(status, "handshake HTTP " + status, asked);
      }
      Throwable cause = failure;
      while (cause != null && !(cause instanceof CertificateException)) {
        cause = cause.getCause();
      }
      String reason = String.valueOf(failure.getCause());
      if (cause == null) throw new Ended(1006, reason);
      throw new Ended("certificate", "certificate: " + reason);
    }
    try {
      run(socket, inbox, channels);
      socket.sendClose(WebSocket.NORMAL_CLOSURE, "")
          .orTimeout(1, TimeUnit.SECONDS).exceptionally(late -> socket).join();
    } finally {
      socket.abort();
    }
  }

  static void run(WebSocket socket, Inbox inbox, Map<String, Channel> channels)
      throws Ended, InterruptedException {
    var config = Map.of(
        "language", "en",
        "model", "enhanced",
        "max_delay", 2,
        "diarization", "channel",
        "channel_diarization_labels", channels.keySet());
    var format = Map.of(
        "type", "raw", "encoding", "pcm_s16le", "sample_rate", RATE);
    // A socket that is closed already still has its Error to read.
    socket.sendText(new Gson().toJson(Map.of(
        "message", "StartRecognition",
        "audio_format", format,
        "transcription_config", config)), true);
    boolean isStarted = false;
    double last = now();
    double pinged = last;
    while (true) {
      if (isStarted) sendAudio(socket, channels);
      boolean hasEnded =
          channels.values().stream().allMatch(channel -> channel.hasEnded);
      if (now() - pinged > PING_SECONDS) {
        pinged = now();
        // If it fails, a message is late or the socket closes.
        socket.sendPing(ByteBuffer.allocate(0));
      }
      Event event = inbox.events.poll(50, TimeUnit.MILLISECONDS);
      if (event == null) {
        // Nothing is due while a live source is quiet.
        boolean isLate = !isStarted ? now() - last > START_SECONDS
            : hasEnded ? now() - last > END_SECONDS
            : channels.values().stream().anyMatch(Channel::isLate);
        if (isLate) throw new Ended(1006, "no message in time");
        continue;
      }
      if (event.message() == null) {
        throw new Ended(event.code(), "closed with " + event.code());
      }
      JsonObject message = event.message();
      String type = text(message, "type");
      String reason = text(message, "reason");
      Channel side = channels.get(text(message, "channel"));
      if (side != null) last = now();
      switch (text(message, "message")) {
        case "RecognitionStarted" -> {
          isStarted = true;
          last = now();
        }
        case "ChannelAudioAdded" ->
            side.confirm(message.get("seq_no").getAsLong());
        case "AddTranscript" -> {
          String words = side.take(message.getAsJsonObject("metadata"));
          if (!words.isEmpty()) show(side.label, words);
        }
        case "Warning" -> {
          System.err.println("warning: " + reason);
          // A later end of this session can cut a word in two.
          if (RENEW.contains(type) && !type.equals("idle_timeout")) {
            throw new Ended(type, reason);
          }
        }
        // The Error has the reason; ignore the close code.
        case "Error" -> throw new Ended(type, type + ": " + reason);
        case "EndOfTranscript" -> {
          // Sound that was confirmed, and has no words, would be lost.
          boolean isLost =
              channels.values().stream().anyMatch(Channel::isLost);
          if (hasEnded && isLost) {
            throw new Ended("no_words", "no words came");
          }
          if (!channels.values().stream().allMatch(one -> one.isSent)) {
            throw new Ended("session_timeout", "the session is over");
          }
          return;
        }
        default -> { }
      }
    }
  }

  /** Sends what both channels have room for, a frame of each in turn. */
  static void sendAudio(WebSocket socket, Map<String, Channel> channels)
      throws Ended {
    try {
      for (boolean hasSent = true; hasSent; ) {
        hasSent = false;
        if (channels.values().stream().anyMatch(Channel::isFailing)) {
          channels.values().forEach(channel -> channel.isLeaving = true);
        }
        for (Channel channel : channels.values()) {
          JsonObject message = channel.message();
          if (message == null) continue;
          hasSent = true;
          socket.sendText(message.toString(), true)
              .orTimeout(CONFIRM_SECONDS, TimeUnit.SECONDS).join();
        }
      }
    } catch (CompletionException failure) {
      if (failure.getCause() instanceof TimeoutException) {
        throw new Ended(1006, "the service reads nothing");
      }
      // The inbox has the end of the connection, or the Error before it.
    }
  }

  /** What arrived: a message, or the close code. */
  record Event(JsonObject message, int code) {}

  /** Queues each message for the session; one can come in several parts. */
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
        events.add(new Event(message, 0));
      }
      socket.request(1);
      return null;
    }

    @Override
    public CompletionStage<?> onClose(
        WebSocket socket, int code, String reason) {
      events.add(new Event(null, code));
      return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      events.add(new Event(null, 1006));
    }
  }

  static double now() {
    return System.nanoTime() / 1e9;
  }

  static String text(JsonObject object, String field) {
    return object.has(field) ? object.get(field).getAsString() : "";
  }
}
