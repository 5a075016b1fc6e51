// C# with .NET 10 or later. Packages: none
// Streams an audio file and prints the transcript as it forms.
#pragma warning disable nullable
using System;
using System.IO;
using System.Net.WebSockets;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;

class Quickstart
{
    // region settings
    static readonly string ApiKey =
        Environment.GetEnvironmentVariable("API_KEY");
    static readonly string Url =
        Environment.GetEnvironmentVariable("REALTIME_URL")
        ?? "wss://eu.{{provider.realtimeHost}}/v2";

    static readonly JsonObject Start = new JsonObject
    {
        ["message"] = "StartRecognition",
        ["audio_format"] = new JsonObject { ["type"] = "file" },
        ["transcription_config"] = new JsonObject
        {
            ["language"] = "en",
            ["model"] = "enhanced",
            ["enable_partials"] = true,
            ["max_delay"] = 1,
        },
    };

    const int FrameBytes = 4096;
    // Frames that the service can leave unacknowledged before sending pauses.
    // Without this limit, a file fills the buffers of the service.
    const int MaxUnconfirmed = 50;
    // After this warning, the service ignores the rest of the audio.
    const string Cut = "duration_limit_exceeded";

    static readonly StringBuilder Finals = new StringBuilder();
    // endregion settings

    static async Task Main(string[] args)
    {
        if (ApiKey == null) Stop("Set API_KEY first");
        string path = args.Length > 0 ? args[0] : "example.wav";
        try
        {
            using (var audio = File.OpenRead(path))
            using (var socket = new ClientWebSocket())
            {
                await OpenAsync(socket);
                await RunAsync(socket, audio);
            }
        }
        catch (IOException error)
        {
            Stop($"Cannot read the file: {error.Message}");
        }
        Console.WriteLine($"\n{Finals}");
    }

    // region open
    static async Task OpenAsync(ClientWebSocket socket)
    {
        socket.Options.SetRequestHeader("Authorization", $"Bearer {ApiKey}");
        socket.Options.CollectHttpResponseDetails = true;
        try
        {
            await socket.ConnectAsync(new Uri(Url), CancellationToken.None);
            await SendAsync(socket, Start);
        }
        catch (WebSocketException error)
        {
            int status = (int)socket.HttpStatusCode;
            if (status == 0)
                Stop($"Cannot reach the service: {error.Message}");
            string hint = status == 401 ? " Check API_KEY." : "";
            Stop($"The handshake failed with HTTP {status}.{hint}");
        }
    }

    static Task SendAsync(ClientWebSocket socket, JsonObject message) =>
        socket.SendAsync(
            new ArraySegment<byte>(
                Encoding.UTF8.GetBytes(message.ToJsonString())),
            WebSocketMessageType.Text, true, CancellationToken.None);
    // endregion open

    // region receive
    // Runs one session from its first message to its last.
    static async Task RunAsync(ClientWebSocket socket, Stream audio)
    {
        var room = new SemaphoreSlim(MaxUnconfirmed);
        while (true)
        {
            JsonNode message = await ReceiveAsync(socket);
            string name = Text(message["message"]);
            string type = Text(message["type"]);
            if (name == "Error" || type == Cut)
                Stop($"{type}: {Text(message["reason"])}");
            switch (name)
            {
                case "RecognitionStarted":
                    _ = SendAudioAsync(socket, audio, room);
                    break;
                case "AudioAdded":
                    room.Release();
                    break;
                case "EndOfTranscript":
                    await socket.CloseAsync(
                        WebSocketCloseStatus.NormalClosure, "",
                        CancellationToken.None);
                    return;
                default:
                    Show(name, message);
                    break;
            }
        }
    }

    // A message can come in several parts.
    static async Task<JsonNode> ReceiveAsync(ClientWebSocket socket)
    {
        // Every frame is confirmed: after 30 s, the connection is broken.
        var silence = new CancellationTokenSource(TimeSpan.FromSeconds(30));
        var text = new MemoryStream();
        var part = new ArraySegment<byte>(new byte[16384]);
        try
        {
            WebSocketReceiveResult result;
            do
            {
                result = await socket.ReceiveAsync(part, silence.Token);
                if (result.MessageType == WebSocketMessageType.Close)
                {
                    int code = (int)(socket.CloseStatus ?? 0);
                    Stop($"The connection closed with code {code}.");
                }
                text.Write(part.Array, 0, result.Count);
            } while (!result.EndOfMessage);
        }
        catch (OperationCanceledException)
        {
            Stop("No message for 30 s.");
        }
        catch (WebSocketException error)
        {
            Stop($"The connection broke: {error.Message}");
        }
        finally
        {
            silence.Dispose();
        }
        return JsonNode.Parse(Encoding.UTF8.GetString(text.ToArray()));
    }
    // endregion receive

    // region audio
    // Sends the file in frames, then ends the stream.
    static async Task SendAudioAsync(
        ClientWebSocket socket, Stream audio, SemaphoreSlim room)
    {
        try
        {
            int frames = 0;
            var frame = new byte[FrameBytes];
            int count;
            while ((count = await audio.ReadAsync(frame, 0, FrameBytes)) > 0)
            {
                await room.WaitAsync();
                await socket.SendAsync(
                    new ArraySegment<byte>(frame, 0, count),
                    WebSocketMessageType.Binary, true, CancellationToken.None);
                frames++;
            }
            await SendAsync(socket, new JsonObject
            {
                ["message"] = "EndOfStream",
                ["last_seq_no"] = frames,
            });
        }
        catch (IOException error)
        {
            Stop($"Cannot read the file: {error.Message}");
        }
        catch (WebSocketException)
        {
            // RunAsync sees it too, and reports it.
        }
    }
    // endregion audio

    // region show
    // Prints partials and finals, and keeps the finals.
    static void Show(string name, JsonNode message)
    {
        string text = Text(message["metadata"]?["transcript"]);
        if (name == "AddPartialTranscript" && text != "")
        {
            Console.WriteLine($"partial {text}");
        }
        else if (name == "AddTranscript" && text != "")
        {
            Console.WriteLine($"final   {text}");
            Finals.Append(text);
        }
        else if (name == "Warning")
        {
            Console.Error.WriteLine($"warning {Text(message["reason"])}");
        }
    }

    static string Text(JsonNode node) => node?.GetValue<string>() ?? "";
    // endregion show

    // region errors
    static void Stop(string reason)
    {
        Console.Error.WriteLine(reason);
        Environment.Exit(1);
    }
    // endregion errors
}
