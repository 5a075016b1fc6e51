// C# with .NET 10 or later. Packages: none
// Transcribes a recording and prints its text.
#pragma warning disable nullable
using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;

class Quickstart
{
    // region settings
    static readonly string ApiKey =
        Environment.GetEnvironmentVariable("API_KEY");
    static readonly string BatchUrl =
        Environment.GetEnvironmentVariable("BATCH_URL")
        ?? "https://eu1.{{provider.batchHost}}/v2";

    static readonly JsonObject Config = new JsonObject
    {
        ["type"] = "transcription",
        ["transcription_config"] = new JsonObject
        {
            ["language"] = "en",
            ["model"] = "enhanced",
        },
    };
    // endregion settings

    static readonly HttpClient Client =
        new HttpClient { Timeout = Timeout.InfiniteTimeSpan };

    // region transcript
    static async Task Main(string[] args)
    {
        if (ApiKey == null) Stop("Set API_KEY first");
        Client.DefaultRequestHeaders.Authorization =
            new AuthenticationHeaderValue("Bearer", ApiKey);
        try
        {
            string audio = args.Length > 0 ? args[0] : "example.wav";
            string jobId = await SubmitAsync(audio);
            Console.WriteLine($"Job {jobId} submitted");
            await WaitUntilDoneAsync(jobId);
            string path = $"/jobs/{jobId}/transcript?format=txt";
            Console.WriteLine(await CallAsync(HttpMethod.Get, path));
        }
        catch (IOException error)
        {
            Stop(error.Message); // no file
        }
        catch (HttpRequestException error)
        {
            Stop(error.Message); // no response
        }
    }
    // endregion transcript

    // region upload
    // Uploads a recording and returns the id of its job.
    static async Task<string> SubmitAsync(string path)
    {
        // The file is read while it is sent.
        using (var audio = File.OpenRead(path))
        using (var form = new MultipartFormDataContent())
        {
            form.Add(new StringContent(Config.ToJsonString()), "config");
            string name = Path.GetFileName(path);
            form.Add(new StreamContent(audio), "data_file", name);
            string body = await CallAsync(HttpMethod.Post, "/jobs", form);
            return Text(JsonNode.Parse(body)["id"]);
        }
    }
    // endregion upload

    // region wait
    // Waits until the job finishes; stops the program if it failed.
    static async Task WaitUntilDoneAsync(string jobId)
    {
        for (int polls = 0; polls < 120; polls++) // up to an hour
        {
            string path = $"/jobs/{jobId}?wait=30";
            string body = await CallAsync(HttpMethod.Get, path);
            JsonNode job = JsonNode.Parse(body)["job"];
            string status = Text(job["status"]);
            if (status == "done") return;
            if (status != "running")
            {
                var errors = job["errors"]?.AsArray() ?? new JsonArray();
                var reasons = errors.Select(error => Text(error["message"]));
                Stop($"Job {jobId} is {status}: {string.Join("; ", reasons)}");
            }
            await Task.Delay(2000);
        }
        Stop($"Job {jobId} still runs after 120 reads");
    }
    // endregion wait

    // region errors
    // Calls the API, and stops the program when the response is an error.
    static async Task<string> CallAsync(
        HttpMethod method, string path, HttpContent body = null)
    {
        var request = new HttpRequestMessage(method, BatchUrl + path);
        request.Content = body;
        using (var response = await Client.SendAsync(request))
        {
            string text = await response.Content.ReadAsStringAsync();
            if (response.StatusCode == HttpStatusCode.Unauthorized)
                Stop("401: the API key is missing or wrong");
            if (!response.IsSuccessStatusCode)
                Stop($"{(int)response.StatusCode}: {text}");
            return text;
        }
    }

    static string Text(JsonNode node) => node?.GetValue<string>() ?? "";

    static void Stop(string reason)
    {
        Console.Error.WriteLine(reason);
        Environment.Exit(1);
    }
    // endregion errors
}
