// Java 17 or later. Packages: com.google.code.gson:gson
// Transcribes a live stream across sessions, without losing words.
//
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
// to stop, it saves what has no transcript yet, for another run.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - |
//   java -cp gson-2.13.2.jar ResilientStream.java
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ResilientStream {
  static final String API_KEY = System.getenv("API_KEY");
  static final String URL = System.getenv().getOrDefault(
      "REALTIME_URL", "wss://eu.{{provider.realtimeHost}}/v2");
  static final int SAMPLE_RATE = 16_000;
  static final int BYTES_PER_SECOND = 2 * SAMPLE_RATE;
  static final int FRAME_BYTES = BYTES_PER_SECOND / 10;
  static final int MAX_UNCONFIRMED = 50;

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
  // Older audio without a final is silence, unless its session has no final;
  // more than the buffer waits at the source.
  static final int REPLAY_SECONDS = 60;
  static final int BUFFER_SECONDS = 600;
  // A session that has no words for so much loud audio may have failed.
  static final int WORDLESS_SECONDS = 15;

  static final String START = """
      {
        "message": "StartRecognition",
        "audio_format": {
          "type": "raw",
          "encoding": "pcm_s16le",
          "sample_rate": %d
        },
        "transcription_config": {
          "language": "en",
          "model": "enhanced",
          "max_delay": 2
        }
      }""".formatted(SAMPLE_RATE);

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

  public static void main(String[] args) throws InterruptedException {
    if (API_KEY == null) {
      System.err.println("Set API_KEY first");
      System.exit(1);
    }
    Replay replay = new Replay();
    // Runs at Ctrl-C, at SIGTERM, and at exit().
    Runtime.getRuntime().addShutdownHook(new Thread(replay::save));
    Thread recorder = new Thread(() -> replay.record(System.in));
    recorder.setDaemon(true);
    recorder.start();
    int attempt = 0;
    while (true) {
      int finals = replay.finals;
      try {
        runSession(replay, attempt > 0);
        IOException failure = replay.finish();
        if (replay.hasLost) {
          System.err.println("Sound without words was dropped");
          System.exit(1);
        }
        if (failure == null) return;
        System.err.println("The source failed: " + failure);
        System.exit(1);
      } catch (Ended ended) {
        // A final starts the count of failures again.
        boolean hasFinal = replay.finals > finals;
        if (hasFinal) attempt = 0;
        // A new session after a final is no retry.
        if (ended.action == Action.RENEW && hasFinal) continue;
        attempt++;
        int most = ended.action == Action.ONCE ? 1 : MAX_RETRIES;
        if (ended.action == Action.STOP || attempt > most) {
          System.err.println(ended.getMessage());
          System.exit(1);
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

  /** Returns when the stream is transcribed; throws Ended otherwise. */
  static void runSession(Replay replay, boolean isRetry)
      throws Ended, InterruptedException {
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
      throw new Ended(
          cause == null ? 1006 : "certificate",
          String.valueOf(failure.getCause()));
    }
    Session session = new Session(replay, socket, inbox, isRetry);
    try {
      session.run();
      socket.sendClose(WebSocket.NORMAL_CLOSURE, "")
          .orTimeout(1, TimeUnit.SECONDS).exceptionally(late -> socket).join();
    } finally {
      session.close();
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

  /** Buffers the audio that no final transcript covers yet. */
  static class Replay {
    private final byte[] data = new byte[BUFFER_SECONDS * BYTES_PER_SECOND];
    private int length;
    private long start; // bytes of the stream before the first in `data`
    private boolean isEnded;
    private boolean isFinished;
    private IOException failure; // of the source
    int finals;
    boolean hasLost; // dropped sound that got no words

    /** Reads the source until it ends, in a thread of its own. */
    void record(InputStream source) {
      byte[] part = new byte[FRAME_BYTES];
      IOException failed = null;
      try {
        int count;
        while ((count = source.read(part)) >= 0) add(part, count);
      } catch (IOException error) {
        failed = error;
      } catch (InterruptedException stopped) {
        return;
      }
      synchronized (this) {
        failure = failed;
        isEnded = true;
        notifyAll();
      }
    }

    private synchronized void add(byte[] part, int count)
        throws InterruptedException {
      while (length + count > data.length) wait();
      System.arraycopy(part, 0, data, length, count);
      length += count;
      notifyAll();
    }

    /** Waits for the frame at a position; the last one can be shorter. */
    synchronized byte[] frameAt(long position) throws InterruptedException {
      while (start + length - position < FRAME_BYTES && !isEnded) wait();
      int from = (int) Math.max(0, position - start);
      int to = Math.min(from + FRAME_BYTES, length);
      return Arrays.copyOfRange(data, from, to);
    }

    synchronized long start() {
      return start;
    }

    /**
     * Drops what is transcribed, once its line is printed; returns false when
     * it can't be. Both have happened when save() saves the rest, or neither.
     */
    synchronized boolean dropBefore(long position, String line) {
      if (isFinished) return true;
      System.out.print(line);
      if (System.out.checkError()) return false;
      int count = (int) Math.max(0, Math.min(position - start, length));
      System.arraycopy(data, count, data, 0, length - count);
      length -= count;
      start += count;
      notifyAll();
      return true;
    }

    /** The whole stream is transcribed; returns the failure of its source. */
    synchronized IOException finish() {
      isFinished = true;
      return failure;
    }

    /** Saves the buffer when the program has to stop. */
    synchronized void save() {
      if (isFinished) return;
      isFinished = true;
      Path path = Path.of("unsent-" + System.nanoTime() + ".raw");
      double from = (double) start / BYTES_PER_SECOND;
      double to = (double) (start + length) / BYTES_PER_SECOND;
      try {
        Files.write(path, Arrays.copyOf(data, length));
        System.err.printf(
            "Stopped: %.2f s to %.2f s are in %s%n", from, to, path);
      } catch (IOException error) {
        System.err.println("Stopped: could not save the audio: " + error);
      }
    }
  }

  /** One connection: sends the buffer from its start, prints finals. */
  static class Session {
    private final Replay replay;
    private final WebSocket socket;
    private final Inbox inbox;
    private final Thread sender = new Thread(this::sendAudio);
    private final long offset; // session times count from here
    private final Semaphore room = new Semaphore(MAX_UNCONFIRMED);
    // When the messages that must come are due, the first one first.
    private final Queue<Long> due = new ConcurrentLinkedQueue<>();
    private volatile long endDue = Long.MAX_VALUE;
    private long pingDue = System.nanoTime();
    private volatile boolean isEnded;
    private final boolean isRetry;
    private volatile boolean isComplete; // all audio is sent
    private volatile boolean isSilent = true; // no final has come
    // Samples since the last final.
    private final AtomicInteger loud = new AtomicInteger();

    Session(Replay replay, WebSocket socket, Inbox inbox, boolean isRetry) {
      this.replay = replay;
      this.socket = socket;
      this.inbox = inbox;
      this.isRetry = isRetry;
      this.offset = replay.start();
    }

    /** Returns when the whole stream is transcribed. */
    void run() throws Ended, InterruptedException {
      expect(START_SECONDS);
      // A socket that is closed already still has its Error to read.
      socket.sendText(START, true);
      while (true) {
        JsonObject message = receive();
        String type = text(message, "type");
        String reason = text(message, "reason");
        switch (text(message, "message")) {
          case "RecognitionStarted" -> {
            due.remove();
            sender.start();
          }
          case "AudioAdded" -> confirm(message.get("seq_no").getAsLong());
          case "AddTranscript" -> show(message.getAsJsonObject("metadata"));
          case "Warning" -> {
            System.err.println("warning: " + reason);
            // Leave now, at the end of a final: a later end of this session
            // can cut a word in two.
            if (RENEW.contains(type) && !type.equals("idle_timeout")) {
              throw new Ended(type, reason);
            }
          }
          // The Error has the reason; ignore the close code.
          case "Error" -> throw new Ended(type, type + ": " + reason);
          case "EndOfTranscript" -> {
            // Sound that was confirmed, and has no words, would be lost.
            if (isEnded && lacksWords()) {
              throw new Ended("no_words", "nothing was recognized");
            }
            if (!isComplete) {
              throw new Ended("session_timeout", "the session is over");
            }
            return;
          }
          default -> { }
        }
        if (isEnded) expectEnd();
      }
    }

    private JsonObject receive() throws Ended, InterruptedException {
      while (true) {
        ping();
        Long next = due.peek();
        long until = Math.min(next == null ? Long.MAX_VALUE : next, endDue);
        if (System.nanoTime() > until) {
          throw new Ended(1006, "no message in time");
        }
        Event event = inbox.events.poll(1, TimeUnit.SECONDS);
        if (event == null) continue;
        if (event.message() != null) return event.message();
        throw new Ended(event.code(), "closed with " + event.code());
      }
    }

    private void ping() {
      if (System.nanoTime() < pingDue) return;
      pingDue = System.nanoTime() + TimeUnit.SECONDS.toNanos(PING_SECONDS);
      // If it fails, a message is late or the socket closes.
      socket.sendPing(ByteBuffer.allocate(0));
    }

    private void expect(int seconds) {
      due.add(System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
    }

    /** From now on, the next message of any kind is due, too. */
    private void expectEnd() {
      endDue = System.nanoTime() + TimeUnit.SECONDS.toNanos(END_SECONDS);
    }

    private void sendAudio() {
      try {
        long position = offset;
        int sent = 0;
        while (!isFailing()) {
          byte[] frame = replay.frameAt(position);
          isComplete = frame.length == 0;
          if (isComplete) break;
          position += frame.length;
          room.acquire();
          expect(CONFIRM_SECONDS);
          socket.sendBinary(ByteBuffer.wrap(frame), true).join();
          sent++;
          loud.addAndGet(countLoud(frame));
        }
        isEnded = true;
        expectEnd();
        JsonObject end = new JsonObject();
        end.addProperty("message", "EndOfStream");
        end.addProperty("last_seq_no", sent);
        socket.sendText(end.toString(), true).join();
      } catch (InterruptedException | CompletionException over) {
        // run() gets the end of the connection, or the Error before it.
      }
    }

    private void confirm(long seqNo) {
      room.release();
      due.remove();
      long heard = offset + seqNo * FRAME_BYTES;
      int keep =
          lacksWords() ? BUFFER_SECONDS - REPLAY_SECONDS : REPLAY_SECONDS;
      long limit = heard - keep * BYTES_PER_SECOND;
      if (limit > replay.start() && lacksWords()) replay.hasLost = true;
      replay.dropBefore(limit, "");
    }

    /** Tells whether sound got no words, in all or since the last ones. */
    private boolean lacksWords() {
      return loud.get() > (isSilent ? 1 : WORDLESS_SECONDS) * SAMPLE_RATE;
    }

    /** A retry without words stays: what has none twice can be music. */
    private boolean isFailing() {
      boolean isLong = loud.get() > WORDLESS_SECONDS * SAMPLE_RATE;
      return isLong && !(isRetry && isSilent);
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

    private void show(JsonObject metadata) {
      double first = (double) offset / BYTES_PER_SECOND;
      double start = first + metadata.get("start_time").getAsDouble();
      double end = first + metadata.get("end_time").getAsDouble();
      long position = 2 * Math.round(end * SAMPLE_RATE);
      // A final that came before.
      if (position - replay.start() < BYTES_PER_SECOND / 100) return;
      String words = text(metadata, "transcript");
      String line =
          words.isEmpty() ? "" : "%8.2f  %s%n".formatted(start, words);
      if (!replay.dropBefore(position, line)) { // no fault of the connection
        System.err.println("No output: it is closed or full.");
        System.exit(1);
      }
      replay.finals++;
      isSilent = false;
      loud.set(0);
    }

    /** Ends the connection, and the thread that sends on it. */
    void close() throws InterruptedException {
      socket.abort();
      sender.interrupt();
      sender.join();
    }
  }

  static String text(JsonObject object, String field) {
    return object.has(field) ? object.get(field).getAsString() : "";
  }
}
