// C# with .NET 10 or later. Packages: none
// Transcribes a live stream across sessions, without losing words.
//
// Reads raw audio from standard input: 16-bit, 16 kHz, one channel. If it has
// to stop, it saves what has no transcript yet, for another run.
// Usage: ffmpeg … -f s16le -ar 16000 -ac 1 - |
//   dotnet run ResilientStream.cs
#pragma warning disable nullable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net.WebSockets;
using System.Runtime.InteropServices;
using System.Security.Authentication;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;

class ResilientStream
{
    static readonly string ApiKey =
        Environment.GetEnvironmentVariable("API_KEY");
    static readonly string Url =
        Environment.GetEnvironmentVariable("REALTIME_URL")
        ?? "wss://eu.{{provider.realtimeHost}}/v2";
    const int SampleRate = 16000;
    const int BytesPerSecond = 2 * SampleRate;
    const int FrameBytes = BytesPerSecond / 10;
    const int MaxUnconfirmed = 50;

    // What to do after a session: {{provider.siteUrl}}/api-ref/#recovery
    enum Next { Renew, Retry, Once, Stop }

    static readonly HashSet<object> Renew = new HashSet<object> {
        "idle_timeout", "session_timeout", "duration_limit_exceeded", 1008 };
    static readonly HashSet<object> Retry = new HashSet<object> {
        "asr_error", "internal_error", "job_error", "quota_exceeded",
        429, 500, 502, 503, 504 };
    static readonly HashSet<object> Stop = new HashSet<object> {
        "config_error", "protocol_error", "not_authorised", "not_allowed",
        "timelimit_exceeded", "certificate", 1003, 4001, 4003, 4004, 4006 };
    static readonly double FirstWait = double.Parse(
        Environment.GetEnvironmentVariable("RETRY_SECONDS") ?? "5",
        CultureInfo.InvariantCulture);
    const double LongestWait = 60;
    const int MaxRetries = 8;

    // When a message is later than this, the connection counts as broken.
    const int OpenSeconds = 10;
    const int StartSeconds = 30;
    const int ConfirmSeconds = 20;
    const int EndSeconds = 30;
    // Older audio without a final is silence, unless its session has no
    // final; more than the buffer waits at the source.
    const int ReplaySeconds = 60;
    const int BufferSeconds = 600;
    // A session that has no words for so much loud audio may have failed.
    const int WordlessSeconds = 15;

    static readonly JsonObject Start = new JsonObject
    {
        ["message"] = "StartRecognition",
        ["audio_format"] = new JsonObject
        {
            ["type"] = "raw",
            ["encoding"] = "pcm_s16le",
            ["sample_rate"] = SampleRate,
        },
        ["transcription_config"] = new JsonObject
        {
            ["language"] = "en",
            ["model"] = "enhanced",
            ["max_delay"] = 2,
        },
    };

    // A session that ended before its audio, and what to do now.
    class Ended : Exception
    {
        public readonly Next Next;
        public readonly double Asked; // seconds of a Retry-After

        public Ended(object seen, string reason, double asked = 0)
            : base(reason)
        {
            Next = Decide(seen);
            Asked = asked;
        }
    }

    // `seen` is the type of the Error, the close code, or the status.
    static Next Decide(object seen)
    {
        if (Renew.Contains(seen)) return Next.Renew;
        if (Retry.Contains(seen)) return Next.Retry;
        if (Stop.Contains(seen)) return Next.Stop;
        if (seen is int code) return code >= 1000 ? Next.Retry : Next.Stop;
        bool isInvalid = ((string)seen).StartsWith("invalid_");
        return isInvalid ? Next.Stop : Next.Once;
    }

    static async Task<int> Main()
    {
        CultureInfo.DefaultThreadCurrentCulture = CultureInfo.InvariantCulture;
        if (ApiKey == null)
        {
            Console.Error.WriteLine("Set API_KEY first");
            return 1;
        }
        var replay = new Replay();
        Action<PosixSignalContext> end = context =>
        {
            replay.Save($"{context.Signal}.");
            bool isInterrupt = context.Signal == PosixSignal.SIGINT;
            Environment.Exit(isInterrupt ? 130 : 143);
        };
        using (PosixSignalRegistration.Create(PosixSignal.SIGINT, end))
        using (PosixSignalRegistration.Create(PosixSignal.SIGTERM, end))
        {
            var source = new Thread(
                () => replay.Record(Console.OpenStandardInput()));
            source.IsBackground = true;
            source.Start();
            return await TranscribeAsync(replay);
        }
    }

    // Returns the exit status.
    static async Task<int> TranscribeAsync(Replay replay)
    {
        var random = new Random();
        int attempt = 0;
        while (true)
        {
            int finals = replay.Finals;
            try
            {
                await RunSessionAsync(replay, attempt > 0);
                if (replay.HasLost)
                {
                    Console.Error.WriteLine("Sound without words was dropped");
                    return 1;
                }
                if (replay.Failure == null) return 0;
                Console.Error.WriteLine(
                    $"The source failed: {replay.Failure.Message}");
                return 1;
            }
            catch (IOException error) // no fault of the connection
            {
                replay.Save($"No output: {error.Message}.");
                return 1;
            }
            catch (Ended ended)
            {
                // A final starts the count of failures again.
                bool hasFinal = replay.Finals > finals;
                if (hasFinal) attempt = 0;
                // A new session after a final is no retry.
                if (ended.Next == Next.Renew && hasFinal) continue;
                attempt++;
                int most = ended.Next == Next.Once ? 1 : MaxRetries;
                if (ended.Next == Next.Stop || attempt > most)
                {
                    replay.Save(ended.Message);
                    return 1;
                }
                double longer = FirstWait * Math.Pow(2, attempt - 1)
                    * (1 + random.NextDouble());
                double wait =
                    Math.Max(ended.Asked, Math.Min(LongestWait, longer));
                Console.Error.WriteLine(
                    $"{ended.Message}; next try in {wait:F0} s");
                await Task.Delay(TimeSpan.FromSeconds(wait));
            }
        }
    }

    // Returns when the stream is transcribed; throws Ended otherwise.
    static async Task RunSessionAsync(Replay replay, bool isRetry)
    {
        using (var socket = new ClientWebSocket())
        {
            await OpenAsync(socket);
            await new Session(replay, socket, isRetry).RunAsync();
        }
    }

    static async Task OpenAsync(ClientWebSocket socket)
    {
        socket.Options.SetRequestHeader("Authorization", $"Bearer {ApiKey}");
        socket.Options.CollectHttpResponseDetails = true;
        var patience = TimeSpan.FromSeconds(OpenSeconds);
        try
        {
            using (var late = new CancellationTokenSource(patience))
                await socket.ConnectAsync(new Uri(Url), late.Token);
        }
        catch (Exception error) when (IsBroken(error))
        {
            int status = (int)socket.HttpStatusCode;
            if (error.GetBaseException() is AuthenticationException)
                throw new Ended("certificate", error.Message);
            if (status == 0) throw new Ended(1006, error.Message);
            throw new Ended(
                status, $"handshake HTTP {status}", RetryAfter(socket));
        }
    }

    static double RetryAfter(ClientWebSocket socket)
    {
        var headers = socket.HttpResponseHeaders;
        bool hasSeconds = headers.TryGetValue("Retry-After", out var after)
            & double.TryParse(after?.First(), out var seconds);
        return hasSeconds ? seconds : 0;
    }

    static bool IsBroken(Exception error) =>
        error is WebSocketException || error is OperationCanceledException
        || error is ObjectDisposedException
        || error is InvalidOperationException;

    // Buffers the audio that no final transcript covers yet.
    class Replay
    {
        readonly byte[] data = new byte[BufferSeconds * BytesPerSecond];
        int length;
        bool isEnded;
        bool isSaved;
        public long Start; // bytes of the stream before the first in `data`
        public int Finals;
        public IOException Failure; // of the source
        public bool HasLost; // dropped sound that got no words

        // Reads the source until it ends, in a thread of its own.
        public void Record(Stream source)
        {
            var part = new byte[FrameBytes];
            try
            {
                int count;
                while ((count = source.Read(part, 0, part.Length)) > 0)
                {
                    while (length + count > data.Length) Thread.Sleep(100);
                    lock (data)
                    {
                        Array.Copy(part, 0, data, length, count);
                        length += count;
                    }
                }
            }
            catch (IOException error)
            {
                Failure = error;
            }
            lock (data) isEnded = true;
        }

        // Waits for the frame at a position; the last one can be shorter.
        public async Task<byte[]> FrameAtAsync(
            long position, CancellationToken over)
        {
            while (true)
            {
                lock (data)
                {
                    long rest = Start + length - position;
                    if (rest >= FrameBytes || isEnded)
                    {
                        var frame = new byte[Math.Min(rest, FrameBytes)];
                        long from = position - Start;
                        Array.Copy(data, from, frame, 0, frame.Length);
                        return frame;
                    }
                }
                await Task.Delay(20, over);
            }
        }

        // Drops what is transcribed, once its line is printed. Both have
        // happened when Save saves the rest, or neither.
        public void DropBefore(long position, string line = null)
        {
            lock (data)
            {
                if (isSaved) return;
                if (line != null) Console.WriteLine(line);
                long most = Math.Min(position - Start, length);
                int count = (int)Math.Max(0, most);
                Array.Copy(data, count, data, 0, length - count);
                length -= count;
                Start += count;
            }
        }

        // Saves the buffer when the program has to stop.
        public void Save(string reason)
        {
            string path = $"unsent-{DateTime.UtcNow.Ticks}.raw";
            lock (data)
            {
                isSaved = true;
                double from = (double)Start / BytesPerSecond;
                double to = from + (double)length / BytesPerSecond;
                string saved = $"{from:F2} s to {to:F2} s are in {path}";
                try
                {
                    File.WriteAllBytes(path, data.Take(length).ToArray());
                }
                catch (Exception error)
                {
                    saved = $"could not save the audio: {error.Message}";
                }
                Console.Error.WriteLine($"{reason} Stopped: {saved}");
            }
        }
    }

    // One connection: sends the buffer from its start, prints finals.
    class Session
    {
        readonly Replay replay;
        readonly ClientWebSocket socket;
        readonly long offset; // session times count from here
        readonly SemaphoreSlim room = new SemaphoreSlim(MaxUnconfirmed);
        readonly CancellationTokenSource over = new CancellationTokenSource();
        // When the messages that must come are due, the first one first.
        readonly ConcurrentQueue<DateTime> due =
            new ConcurrentQueue<DateTime>();
        DateTime endDue = DateTime.MaxValue;
        volatile bool isEnded;
        readonly bool isRetry;
        volatile bool isComplete; // all audio is sent
        volatile bool isSilent = true; // no final has come
        int loud; // samples since the last final

        public Session(Replay replay, ClientWebSocket socket, bool isRetry)
        {
            this.isRetry = isRetry;
            this.replay = replay;
            this.socket = socket;
            offset = replay.Start;
        }

        // Returns when the whole stream is transcribed.
        public async Task RunAsync()
        {
            var sender = Task.CompletedTask;
            var watch = WatchAsync();
            try
            {
                Expect(StartSeconds);
                // A socket that is closed already still has its Error to read.
                await SendAsync(Start);
                while (true)
                {
                    JsonNode message = await ReceiveAsync();
                    string name = Text(message["message"]);
                    if (name == "RecognitionStarted")
                    {
                        due.TryDequeue(out _);
                        sender = SendAudioAsync();
                    }
                    else if (IsLast(name, message)) break;
                    if (isEnded) ExpectEnd();
                }
                await CloseAsync();
            }
            finally
            {
                // Ends the connection, and what sends on it.
                over.Cancel();
                socket.Abort();
                await Task.WhenAll(sender, watch);
            }
        }

        // Handles a message; returns true after the last one.
        bool IsLast(string name, JsonNode message)
        {
            string type = Text(message["type"]);
            string reason = Text(message["reason"]);
            switch (name)
            {
                case "AudioAdded":
                    Confirm(message["seq_no"].GetValue<int>());
                    return false;
                case "AddTranscript":
                    Show(message["metadata"]);
                    return false;
                case "Warning":
                    Console.Error.WriteLine($"warning: {reason}");
                    // Leave now, at the end of a final: a later end of this
                    // session can cut a word in two.
                    if (Renew.Contains(type) && type != "idle_timeout")
                        throw new Ended(type, reason);
                    return false;
                case "Error":
                    // It has the reason; ignore the close code.
                    throw new Ended(type, $"{type}: {reason}");
                case "EndOfTranscript":
                    // Sound that was confirmed, and has no words, would be
                    // lost.
                    if (isEnded && LacksWords())
                        throw new Ended("no_words", "nothing was recognized");
                    if (!isComplete)
                        throw new Ended(
                            "session_timeout", "the session is over");
                    return true;
                default:
                    return false;
            }
        }

        // A message can come in several parts.
        async Task<JsonNode> ReceiveAsync()
        {
            var part = new ArraySegment<byte>(new byte[16384]);
            var text = new MemoryStream();
            WebSocketReceiveResult result;
            do
            {
                try
                {
                    result = await socket.ReceiveAsync(
                        part, CancellationToken.None);
                }
                catch (Exception error) when (IsBroken(error))
                {
                    throw new Ended(
                        1006, IsLate() ? "no message in time" : error.Message);
                }
                if (result.MessageType == WebSocketMessageType.Close)
                {
                    int code = (int?)socket.CloseStatus ?? 1006;
                    throw new Ended(code, $"closed with {code}");
                }
                text.Write(part.Array, 0, result.Count);
            } while (!result.EndOfMessage);
            return JsonNode.Parse(Encoding.UTF8.GetString(text.ToArray()));
        }

        void Expect(int seconds) =>
            due.Enqueue(DateTime.UtcNow.AddSeconds(seconds));

        // From now on, the next message of any kind is due, too.
        void ExpectEnd() => endDue = DateTime.UtcNow.AddSeconds(EndSeconds);

        // Ends the connection when a message is late.
        async Task WatchAsync()
        {
            while (!over.IsCancellationRequested)
            {
                if (IsLate()) socket.Abort();
                await Task.WhenAny(Task.Delay(1000, over.Token));
            }
        }

        bool IsLate()
        {
            var now = DateTime.UtcNow;
            return now > endDue || due.TryPeek(out var first) && now > first;
        }

        async Task SendAudioAsync()
        {
            try
            {
                long position = offset;
                int sent = 0;
                while (!IsFailing())
                {
                    var frame =
                        await replay.FrameAtAsync(position, over.Token);
                    isComplete = frame.Length == 0;
                    if (isComplete) break;
                    position += frame.Length;
                    await room.WaitAsync(over.Token);
                    Expect(ConfirmSeconds);
                    await socket.SendAsync(
                        new ArraySegment<byte>(frame),
                        WebSocketMessageType.Binary, true,
                        CancellationToken.None);
                    sent++;
                    Interlocked.Add(ref loud, CountLoud(frame));
                }
                isEnded = true;
                ExpectEnd();
                await SendAsync(new JsonObject
                {
                    ["message"] = "EndOfStream",
                    ["last_seq_no"] = sent,
                });
            }
            catch (Exception error) when (IsBroken(error))
            {
                // RunAsync gets the end of the connection, or the Error
                // before it.
            }
        }

        async Task SendAsync(JsonObject message)
        {
            var text = Encoding.UTF8.GetBytes(message.ToJsonString());
            try
            {
                await socket.SendAsync(
                    new ArraySegment<byte>(text), WebSocketMessageType.Text,
                    true, CancellationToken.None);
            }
            catch (Exception error) when (IsBroken(error))
            {
                // As in SendAudioAsync.
            }
        }

        async Task CloseAsync()
        {
            try
            {
                using (var late = new CancellationTokenSource(1000))
                    await socket.CloseAsync(
                        WebSocketCloseStatus.NormalClosure, "", late.Token);
            }
            catch (Exception error) when (IsBroken(error))
            {
                // The last message is here already.
            }
        }

        void Confirm(int seqNo)
        {
            room.Release();
            due.TryDequeue(out _);
            long heard = offset + (long)seqNo * FrameBytes;
            int keep =
                LacksWords() ? BufferSeconds - ReplaySeconds : ReplaySeconds;
            long limit = heard - keep * BytesPerSecond;
            if (limit > replay.Start && LacksWords()) replay.HasLost = true;
            replay.DropBefore(limit);
        }

        // Tells whether sound got no words, in all or since the last ones.
        bool LacksWords() =>
            loud > (isSilent ? 1 : WordlessSeconds) * SampleRate;

        // A retry without words stays: what has none twice can be music.
        bool IsFailing() =>
            loud > WordlessSeconds * SampleRate && !(isRetry && isSilent);

        // Counts the samples that are louder than -40 dB.
        static int CountLoud(byte[] frame)
        {
            int loud = 0;
            for (int at = 0; at + 2 <= frame.Length; at += 2)
            {
                int sample = BitConverter.ToInt16(frame, at);
                if (Math.Abs(sample) > 328) loud++;
            }
            return loud;
        }

        void Show(JsonNode metadata)
        {
            double first = (double)offset / BytesPerSecond;
            double start = first + metadata["start_time"].GetValue<double>();
            double end = first + metadata["end_time"].GetValue<double>();
            long position = 2 * (long)Math.Round(end * SampleRate);
            // A final that came before.
            if (position - replay.Start < BytesPerSecond / 100) return;
            string words = Text(metadata["transcript"]);
            string line = words == "" ? null : $"{start,8:F2}  {words}";
            replay.DropBefore(position, line);
            replay.Finals++;
            isSilent = false;
            Interlocked.Exchange(ref loud, 0);
        }
    }

    static string Text(JsonNode node) => node?.GetValue<string>() ?? "";
}
