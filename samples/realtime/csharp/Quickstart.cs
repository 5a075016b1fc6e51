// C# with .NET 10 or later; packages: none
// Streams an audio file and prints the transcript as it forms.
using System.Net.WebSockets;
using System.Text;
using System.Text.Json.Nodes;

// region settings
string url = Environment.GetEnvironmentVariable("REALTIME_URL")
    ?? "wss://eu.{{provider.realtimeHost}}/v2";
string? apiKey = Environment.GetEnvironmentVariable("API_KEY");
if (apiKey is null) Stop("Set API_KEY first");
string audioPath = args.Length > 0 ? args[0] : "example.wav";

const string Start = """
    {
      "message": "StartRecognition",
      "audio_format": {"type": "file"},
      "transcription_config": {
        "language": "en",
        "model": "enhanced",
        "enable_partials": true,
        "max_delay": 1
      }
    }
    """;

const int FrameBytes = 4096;
// Frames that the service can leave unacknowledged before sending pauses.
// Without this limit, a file fills the buffers of the service.
const int MaxUnconfirmed = 50;
// After this warning, the service ignores the rest of the audio.
const string Cut = "duration_limit_exceeded";

var finals = new StringBuilder();
// endregion settings

try
{
    using var audio = File.OpenRead(audioPath);
    await RunAsync(audio);
}
catch (IOException error)
{
    Stop($"Cannot read the file: {error.Message}");
}
Console.WriteLine($"\n{finals}");

// region open
async Task<ClientWebSocket> OpenAsync()
{
    var socket = new ClientWebSocket();
    socket.Options.SetRequestHeader("Authorization", $"Bearer {apiKey}");
    socket.Options.CollectHttpResponseDetails = true;
    try
    {
        await socket.ConnectAsync(new Uri(url), CancellationToken.None);
        await SendAsync(socket, Start);
    }
    catch (WebSocketException) when (socket.HttpStatusCode != 0)
    {
        int status = (int)socket.HttpStatusCode;
        string hint = status == 401 ? " Check API_KEY." : "";
        Stop($"The handshake failed with HTTP {status}.{hint}");
    }
    catch (WebSocketException error)
    {
        Stop($"Cannot reach the service: {error.Message}");
    }
    return socket;
}

Task SendAsync(ClientWebSocket socket, string text) => socket.SendAsync(
    new ArraySegment<byte>(Encoding.UTF8.GetBytes(text)),
    WebSocketMessageType.Text, true, CancellationToken.None);
// endregion open

// region receive
// Runs one session from its first message to its last.
async Task RunAsync(Stream audio)
{
    using var socket = await OpenAsync();
    using var room = new SemaphoreSlim(MaxUnconfirmed);
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
async Task<JsonNode> ReceiveAsync(ClientWebSocket socket)
{
    // Every frame is confirmed: after 30 s, the connection is broken.
    using var silence = new CancellationTokenSource(TimeSpan.FromSeconds(30));
    using var text = new MemoryStream();
    var part = new ArraySegment<byte>(new byte[16_384]);
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
            text.Write(part.Array!, 0, result.Count);
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
    return JsonNode.Parse(text.ToArray())!;
}
// endregion receive

// region audio
// Sends the file in frames, then ends the stream.
async Task SendAudioAsync(
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
        var end = new JsonObject
        {
            ["message"] = "EndOfStream",
            ["last_seq_no"] = frames,
        };
        await SendAsync(socket, end.ToJsonString());
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
void Show(string name, JsonNode message)
{
    string text = Text(message["metadata"]?["transcript"]);
    if (name == "AddPartialTranscript" && text != "")
    {
        Console.WriteLine($"partial {text}");
    }
    else if (name == "AddTranscript" && text != "")
    {
        Console.WriteLine($"final   {text}");
        finals.Append(text);
    }
    else if (name == "Warning")
    {
        Console.Error.WriteLine($"warning {Text(message["reason"])}");
    }
}

static string Text(JsonNode? node) => node?.GetValue<string>() ?? "";
// endregion show

// region errors
static void Stop(string reason)
{
    Console.Error.WriteLine(reason);
    Environment.Exit(1);
}
// endregion errors
