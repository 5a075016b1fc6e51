// C# with .NET 10 or later. Packages: none. Run it on your server.
// It prints a temporary key. With the variable PORT, it is a server, which
// returns a key to each POST /key.
#pragma warning disable nullable
using System;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

// Why there is no key.
class Failure : Exception
{
    public readonly bool IsTemporary;
    public readonly string After; // of a Retry-After

    public Failure(string reason, bool isTemporary, string after = null)
        : base(reason)
    {
        IsTemporary = isTemporary;
        After = after;
    }
}

class TemporaryKey
{
    static readonly string Url =
        Environment.GetEnvironmentVariable("KEYS_URL")
        ?? "https://{{provider.managementHost}}/v1";
    static readonly HttpClient Client =
        new HttpClient { Timeout = TimeSpan.FromSeconds(30) };
    // After one of these, a later request can succeed.
    static readonly int[] Temporary = { 429, 500, 502, 503, 504 };

    // Returns a key that works for `ttl` seconds. `kind` is "batch", "rt", or
    // "flow"; `clientRef` can be null.
    static async Task<string> CreateTemporaryKeyAsync(
        string kind, int ttl, string clientRef = null)
    {
        var body = new JsonObject { ["ttl"] = ttl };
        if (clientRef != null) body["client_ref"] = clientRef;
        var request = new HttpRequestMessage(
            HttpMethod.Post, $"{Url}/api_keys?type={kind}");
        request.Headers.Authorization = new AuthenticationHeaderValue(
            "Bearer", Environment.GetEnvironmentVariable("API_KEY"));
        request.Content = new StringContent(
            body.ToJsonString(), Encoding.UTF8, "application/json");
        try
        {
            using (var response = await Client.SendAsync(request))
            {
                string text = await response.Content.ReadAsStringAsync();
                int status = (int)response.StatusCode;
                if (status != 201)
                    throw new Failure(
                        $"{status}: {text}",
                        Array.IndexOf(Temporary, status) >= 0,
                        response.Headers.RetryAfter?.ToString());
                return JsonNode.Parse(text)["key_value"].GetValue<string>();
            }
        }
        catch (Exception error) when (
            error is HttpRequestException || error is TaskCanceledException)
        {
            throw new Failure("The service is unreachable.", true);
        }
    }

    static async Task RespondAsync(HttpListenerContext context)
    {
        var request = context.Request;
        var response = context.Response;
        string text = "";
        try
        {
            if (request.Url.AbsolutePath != "/key") response.StatusCode = 404;
            else if (request.HttpMethod != "POST") response.StatusCode = 405;
            else
            {
                // Check here that the caller is one of your users.
                string key = await CreateTemporaryKeyAsync("rt", 60);
                text = new JsonObject { ["key"] = key }.ToJsonString();
            }
        }
        catch (Failure failure)
        {
            // The page tries again after 503 only, and not before Retry-After.
            response.StatusCode = failure.IsTemporary ? 503 : 500;
            if (failure.After != null)
                response.AddHeader("Retry-After", failure.After);
            text = failure.Message;
        }
        response.AddHeader("Cache-Control", "no-store");
        response.Close(Encoding.UTF8.GetBytes(text), false);
    }

    static async Task ServeAsync(string port)
    {
        var listener = new HttpListener();
        listener.Prefixes.Add($"http://localhost:{port}/");
        listener.Start();
        Console.WriteLine($"Listening on http://localhost:{port}");
        while (true)
        {
            var context = await listener.GetContextAsync();
            _ = RespondAsync(context);
        }
    }

    static async Task<int> Main()
    {
        string port = Environment.GetEnvironmentVariable("PORT");
        if (port != null) await ServeAsync(port);
        try
        {
            Console.WriteLine(await CreateTemporaryKeyAsync("rt", 60));
            return 0;
        }
        catch (Failure failure)
        {
            Console.Error.WriteLine(failure.Message);
            return 1;
        }
    }
}
