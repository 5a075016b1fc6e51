// C# with .NET 10 or later. Packages: none. Run it on your server.
#pragma warning disable nullable
using System;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

class TemporaryKey
{
    static readonly string Url =
        Environment.GetEnvironmentVariable("KEYS_URL")
        ?? "https://{{provider.managementHost}}/v1";
    static readonly HttpClient Client =
        new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

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
        using (var response = await Client.SendAsync(request))
        {
            string text = await response.Content.ReadAsStringAsync();
            if (response.StatusCode != HttpStatusCode.Created)
                throw new HttpRequestException(
                    $"{(int)response.StatusCode}: {text}");
            return JsonNode.Parse(text)["key_value"].GetValue<string>();
        }
    }

    static async Task<int> Main()
    {
        try
        {
            Console.WriteLine(await CreateTemporaryKeyAsync("rt", 60));
            return 0;
        }
        catch (HttpRequestException error)
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
    }
}
