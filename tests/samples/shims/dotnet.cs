// What Mono 6.8 lacks of .NET: the parts of it that the samples in C# use.
using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Net.WebSockets;
using System.Reflection;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Web.Script.Serialization;

namespace System.Text.Json
{
    class JsonException : Exception
    {
        public JsonException(Exception cause) : base(cause.Message, cause) { }
    }
}

namespace System.Text.Json.Nodes
{
    class JsonNode
    {
        static readonly JavaScriptSerializer Serializer = new JavaScriptSerializer();
        protected object Value;

        static JsonNode Of(object value)
        {
            if (value == null) return null;
            if (value is object[]) return new JsonArray { Value = value };
            return value is IDictionary ? new JsonObject { Value = value } : new JsonNode { Value = value };
        }

        public static JsonNode Parse(string text)
        {
            try { return Of(Serializer.DeserializeObject(text)); }
            catch (ArgumentException error) { throw new JsonException(error); }
        }

        public JsonNode this[string name]
        {
            get
            {
                if (!(Value is Dictionary<string, object> fields)) throw new InvalidOperationException("no JsonObject");
                return fields.TryGetValue(name, out var field) ? Of(field) : null;
            }
            set { ((Dictionary<string, object>)Value)[name] = value?.Value; }
        }

        protected IEnumerable<JsonNode> Items() => ((object[])Value).Select(Of);
        public JsonArray AsArray() => (JsonArray)this;
        public T GetValue<T>() => (T)Convert.ChangeType(Value, typeof(T));
        public string ToJsonString() => Serializer.Serialize(Value);
        public static implicit operator JsonNode(string value) => Of(value);
        public static implicit operator JsonNode(int value) => Of(value);
        public static implicit operator JsonNode(double value) => Of(value);
        public static implicit operator JsonNode(bool value) => Of(value);
    }

    class JsonObject : JsonNode
    {
        public JsonObject() { Value = new Dictionary<string, object>(); }
    }

    class JsonArray : JsonNode, IEnumerable<JsonNode>
    {
        public JsonArray() { Value = new object[0]; }
        public IEnumerator<JsonNode> GetEnumerator() => Items().GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    }
}

namespace System.Runtime.InteropServices
{
    enum PosixSignal { SIGTERM = -4, SIGINT = -2 }

    class PosixSignalContext
    {
        public PosixSignal Signal;
    }

    class PosixSignalRegistration : IDisposable
    {
        public static PosixSignalRegistration Create(PosixSignal signal, Action<PosixSignalContext> handle)
        {
            var number = signal == PosixSignal.SIGINT ? Mono.Unix.Native.Signum.SIGINT : Mono.Unix.Native.Signum.SIGTERM;
            var received = new Mono.Unix.UnixSignal(number);
            var thread = new Thread(() =>
            {
                received.WaitOne();
                handle(new PosixSignalContext { Signal = signal });
            });
            thread.IsBackground = true;
            thread.Start();
            return new PosixSignalRegistration();
        }

        public void Dispose() { }
    }
}

/// <summary>Starts a program whose Main is asynchronous.</summary>
static class Program
{
    static int Main(string[] args)
    {
        var main = typeof(Program).Assembly.GetTypes()
            .Select(type => type.GetMethod("Main", BindingFlags.Static | BindingFlags.NonPublic))
            .Single(method => method != null && typeof(Task).IsAssignableFrom(method.ReturnType));
        var given = main.GetParameters().Length == 0 ? null : new object[] { args };
        var task = (Task)main.Invoke(null, given);
        task.GetAwaiter().GetResult();
        // Without the shutdown of the runtime, in which Mono 6.8 waited for ever for a worker of its thread pool, in one of
        // 36 runs on a busy machine. Standard output and error have no buffer.
        Mono.Unix.Native.Syscall._exit(task is Task<int> ended ? ended.Result : 0);
        return 0;
    }
}

/// <summary>Has the status and the headers of a failed handshake, which Mono drops. Its server is on this machine.</summary>
class ClientWebSocket : IDisposable
{
    readonly TcpClient connection = new TcpClient();
    WebSocket socket;
    public readonly ClientOptions Options = new ClientOptions();
    public HttpStatusCode HttpStatusCode;
    public readonly Dictionary<string, IEnumerable<string>> HttpResponseHeaders =
        new Dictionary<string, IEnumerable<string>>(StringComparer.OrdinalIgnoreCase);

    public class ClientOptions
    {
        public string Headers = "";
        public bool CollectHttpResponseDetails;
        public void SetRequestHeader(string name, string value) => Headers += $"{name}: {value}\r\n";
    }

    public async Task ConnectAsync(Uri address, CancellationToken token)
    {
        try
        {
            await connection.ConnectAsync(address.Host, address.Port);
            var stream = connection.GetStream();
            var request = Encoding.ASCII.GetBytes(
                $"GET {address.PathAndQuery} HTTP/1.1\r\nHost: {address.Authority}\r\n{Options.Headers}"
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + $"Sec-WebSocket-Key: {Convert.ToBase64String(Guid.NewGuid().ToByteArray())}\r\n\r\n");
            await stream.WriteAsync(request, 0, request.Length, token);
            var response = ReadHead(stream).Split('\n');
            HttpStatusCode = (HttpStatusCode)int.Parse(response[0].Split(' ')[1]);
            foreach (var header in response.Skip(1).Select(line => line.Split(new[] { ':' }, 2)))
                HttpResponseHeaders[header[0]] = new[] { header[1].Trim() };
            if ((int)HttpStatusCode != 101) throw new IOException($"HTTP {(int)HttpStatusCode}");
            var buffer = WebSocket.CreateClientBuffer(16384, 16384);
            socket = WebSocket.CreateClientWebSocket(
                stream, null, 16384, 16384, TimeSpan.FromSeconds(20), false, buffer);
        }
        catch (Exception error) when (error is IOException || error is SocketException)
        {
            throw new WebSocketException(error.Message, error);
        }
    }

    static string ReadHead(Stream stream)
    {
        var head = new StringBuilder();
        while (!head.ToString().EndsWith("\r\n\r\n"))
        {
            int letter = stream.ReadByte();
            if (letter < 0) throw new IOException("The connection closed");
            head.Append((char)letter);
        }
        return head.ToString().Trim();
    }

    public WebSocketCloseStatus? CloseStatus => socket.CloseStatus;
    public Task SendAsync(ArraySegment<byte> data, WebSocketMessageType type, bool isEnd, CancellationToken token) =>
        socket.SendAsync(data, type, isEnd, token);
    public Task<WebSocketReceiveResult> ReceiveAsync(ArraySegment<byte> data, CancellationToken token) =>
        socket.ReceiveAsync(data, token);
    public Task CloseAsync(WebSocketCloseStatus status, string reason, CancellationToken token) =>
        socket.CloseAsync(status, reason, token);
    public void Abort() => socket?.Abort();

    public void Dispose()
    {
        socket?.Dispose();
        connection.Dispose();
    }
}
