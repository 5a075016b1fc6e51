// C# with .NET 10 or later. Packages: none
// Receives notifications, stores them on disk, and handles each one once.
// On Windows, first run this as an administrator:
//   netsh http add urlacl url=http://+:8080/ user=Everyone
#pragma warning disable nullable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;

class NotificationReceiver
{
    static readonly string ApiKey = Variable("API_KEY");
    static readonly string HookToken = Variable("HOOK_TOKEN");
    static readonly string BatchUrl =
        Variable("BATCH_URL") ?? "https://eu1.{{provider.batchHost}}/v2";
    const int MaxBodyBytes = 50000000;
    static readonly TimeSpan RetryWait = TimeSpan.FromSeconds(double.Parse(
        Variable("RETRY_SECONDS") ?? "60", CultureInfo.InvariantCulture));
    // What a proxy or a busy service can return. Anything else needs a fix.
    static readonly int[] Passing = { 404, 410, 429, 500, 502, 503, 504 };
    const string Folder = "notifications";
    // In this character set, each byte is a character.
    static readonly Encoding Latin1 = Encoding.GetEncoding("iso-8859-1");

    static readonly HttpClient Client =
        new HttpClient { Timeout = TimeSpan.FromSeconds(10) };
    // One job after the other.
    static readonly SemaphoreSlim Turn = new SemaphoreSlim(1);
    // An error needs a fix: nothing is handled until the next start.
    static volatile bool isStopped;

    static async Task<int> Main()
    {
        if (ApiKey == null || HookToken == null)
        {
            Console.Error.WriteLine("Set API_KEY and HOOK_TOKEN first");
            return 1;
        }
        Client.DefaultRequestHeaders.Authorization =
            new AuthenticationHeaderValue("Bearer", ApiKey);
        Directory.CreateDirectory(Folder);
        foreach (string place in Directory.GetDirectories(Folder))
            _ = EnqueueAsync(Path.GetFileName(place)); // of an earlier run
        string port = Variable("PORT") ?? "8080";
        var server = new HttpListener();
        server.Prefixes.Add($"http://+:{port}/");
        server.Start();
        Console.WriteLine($"Waiting for notifications on port {port}");
        while (true) _ = RespondAsync(await server.GetContextAsync());
    }

    // Anything but a 2xx makes the service try again, so it responds after
    // storing.
    static async Task RespondAsync(HttpListenerContext context)
    {
        int status;
        try
        {
            status = await ReceiveAsync(context.Request);
        }
        catch (Exception error)
        {
            Console.Error.WriteLine(error.Message);
            status = 500;
        }
        context.Response.StatusCode = status;
        context.Response.Close();
    }

    // Stores what a notification contains, and returns the status to send.
    static async Task<int> ReceiveAsync(HttpListenerRequest request)
    {
        // An ID can be any text: encoded, it names a folder.
        string name = Uri.EscapeDataString(Parameter(request, "id"));
        string token = request.Headers["Authorization"] ?? "";
        if (request.HttpMethod != "POST") return 405;
        // Digests have one length, and are compared in constant time.
        if (!CryptographicOperations.FixedTimeEquals(
            Digest(token), Digest($"Bearer {HookToken}"))) return 401;
        if (name.Trim('.') == "" || name.Length > 200) return 400;
        var body = new MemoryStream();
        var part = new byte[65536];
        int count;
        do
        {
            count = await request.InputStream.ReadAsync(part, 0, part.Length);
            body.Write(part, 0, count);
            if (body.Length > MaxBodyBytes) return 413;
        } while (count > 0);
        var items = ReadItems(request.ContentType ?? "", body.ToArray());
        if (Store(name, Parameter(request, "status"), items))
            _ = EnqueueAsync(name);
        return 204;
    }

    // Returns the content by name: each part of a form, or the raw body.
    static Dictionary<string, byte[]> ReadItems(string type, byte[] body)
    {
        var items = new Dictionary<string, byte[]>();
        if (body.Length == 0) return items;
        var boundary =
            Regex.Match(type, "^multipart/.*boundary=\"?([^\";]+)");
        if (!boundary.Success)
        {
            items["item"] = body;
            return items;
        }
        string mark = Regex.Escape("--" + boundary.Groups[1].Value);
        string text = Latin1.GetString(body);
        foreach (string part in Regex.Split(text, "(?:\r\n)?" + mark))
        {
            int end = part.IndexOf("\r\n\r\n", StringComparison.Ordinal);
            var name = Regex.Match(part, "[; ]name=\"([^\"]*)\"");
            if (end < 0 || !name.Success) continue;
            string content = part.Substring(end + 4);
            items[name.Groups[1].Value] = Latin1.GetBytes(content);
        }
        return items;
    }

    // Returns false for a duplicate: the job ID is its key.
    static bool Store(
        string name, string outcome, Dictionary<string, byte[]> items)
    {
        string place = Path.Combine(Folder, name);
        if (File.Exists(Path.Combine(place, "handled"))) return false;
        Directory.CreateDirectory(place);
        foreach (var item in items)
        {
            string file = Path.GetFileName(item.Key);
            WriteWhole(Path.Combine(place, file), item.Value);
        }
        // Written last: what has an outcome is complete.
        byte[] text = Encoding.UTF8.GetBytes(outcome);
        WriteWhole(Path.Combine(place, "outcome"), text);
        return true;
    }

    // After a power failure, the file is there as a whole, or not at all.
    static void WriteWhole(string path, byte[] content)
    {
        string part = $"{path}.{Guid.NewGuid()}.part";
        using (var file = new FileStream(part, FileMode.CreateNew))
        {
            file.Write(content, 0, content.Length);
            file.Flush(true);
        }
        if (File.Exists(path)) File.Replace(part, path, null);
        else File.Move(part, path);
    }

    static async Task EnqueueAsync(string name)
    {
        while (!isStopped)
        {
            await Turn.WaitAsync();
            try
            {
                if (!isStopped) await HandleAsync(name);
                return;
            }
            catch (Exception error)
            {
                // Such as an API that is out of reach.
                string id = Uri.UnescapeDataString(name);
                Console.Error.WriteLine($"Job {id}: {error.Message}");
            }
            finally
            {
                Turn.Release();
            }
            await Task.Delay(RetryWait);
        }
    }

    static async Task HandleAsync(string name)
    {
        string place = Path.Combine(Folder, name);
        string handled = Path.Combine(place, "handled");
        string outcome = Path.Combine(place, "outcome");
        if (!File.Exists(outcome) || File.Exists(handled)) return;
        string id = Uri.UnescapeDataString(name);
        string status = await ReadStatusAsync(name);
        if (status == "running") throw new IOException("still running");
        if (status == "deleted" || status == "expired")
        {
            // Or the notification is forged.
            WriteWhole(handled, new byte[0]);
            Console.WriteLine($"Job {id}: deleted");
            return;
        }
        // Replace it with your work, such as an index or an email.
        var names = Directory.GetFiles(place).Select(Path.GetFileName)
            .Where(file => file != "outcome" && !file.EndsWith(".part"))
            .OrderBy(file => file, StringComparer.Ordinal).ToArray();
        string text = File.ReadAllText(outcome);
        WriteWhole(handled, new byte[0]);
        Console.WriteLine(
            $"Job {id}: {text}; handled {string.Join(" ", names)}");
    }

    static async Task<string> ReadStatusAsync(string name)
    {
        using (var response = await Client.GetAsync($"{BatchUrl}/jobs/{name}"))
        {
            int code = (int)response.StatusCode;
            string text = await response.Content.ReadAsStringAsync();
            if (code == 200)
            {
                return JsonNode.Parse(text)["job"]["status"]
                    .GetValue<string>();
            }
            bool isGone = code == 404 || code == 410;
            if (isGone && IsApiError(text)) return "deleted";
            // Such as a wrong API_KEY. New notifications are still stored.
            isStopped = !Passing.Contains(code);
            string hint = isStopped
                ? " Fix the cause, and restart: nothing is handled until then."
                : "";
            throw new IOException($"HTTP {code} from the API.{hint}");
        }
    }

    // A proxy can return 404, too, but not this JSON.
    static bool IsApiError(string text)
    {
        try
        {
            return JsonNode.Parse(text) is JsonObject body
                && body["error"] != null;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    static string Parameter(HttpListenerRequest request, string name)
    {
        var pair = Regex.Match(request.RawUrl, $"[?&]{name}=([^&]*)");
        return Uri.UnescapeDataString(pair.Groups[1].Value.Replace('+', ' '));
    }

    static byte[] Digest(string text)
    {
        using (var sha256 = SHA256.Create())
            return sha256.ComputeHash(Encoding.UTF8.GetBytes(text));
    }

    static string Variable(string name) =>
        Environment.GetEnvironmentVariable(name);
}
