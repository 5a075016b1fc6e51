// C# with .NET 10 or later; packages: none
// Transcribes a recording and prints its text.
using System.Net;
using System.Net.Http.Headers;
using System.Text.Json.Nodes;

// region settings
string batchUrl = Environment.GetEnvironmentVariable("BATCH_URL")
    ?? "https://eu1.{{provider.batchHost}}/v2";
string? apiKey = Environment.GetEnvironmentVariable("API_KEY");
if (apiKey is null) Stop("Set API_KEY first");
string audioPath = args.Length > 0 ? args[0] : "example.wav";

const string Config = """
    {
      "type": "transcription",
      "transcription_config": {"language": "en", "model": "enhanced"}
    }
    """;
// endregion settings

using var client = new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
client.DefaultRequestHeaders.Authorization =
    new AuthenticationHeaderValue("Bearer", apiKey);

// region transcript
try
{
    string jobId = await SubmitAsync(audioPath);
    Console.WriteLine($"Job {jobId} submitted");
    await WaitUntilDoneAsync(jobId);
    string path = $"/jobs/{jobId}/transcript?format=txt";
    Console.WriteLine(await CallAsync(HttpMethod.Get, path));
}
catch (Exception error) when (error is IOException or HttpRequestException)
{
    Stop(error.Message); // no file, or no response
}
// endregion transcript

// region upload
// Uploads a recording and returns the id of its job.
async Task<string> SubmitAsync(string audioPath)
{
    using var form = new MultipartFormDataContent();
    form.Add(new StringContent(Config), "config");
    // The file is read while it is sent.
    var audio = new StreamContent(File.OpenRead(audioPath));
    form.Add(audio, "data_file", Path.GetFileName(audioPath));
    return Text(Parse(await CallAsync(HttpMethod.Post, "/jobs", form))["id"]);
}
// endregion upload

// region wait
// Waits until the job finishes; stops the program if it failed.
async Task WaitUntilDoneAsync(string jobId)
{
    for (int polls = 0; polls < 120; polls++) // an hour
    {
        string path = $"/jobs/{jobId}?wait=30";
        JsonNode job = Parse(await CallAsync(HttpMethod.Get, path))["job"]!;
        string status = Text(job["status"]);
        if (status == "done") return;
        if (status != "running")
        {
            var errors = job["errors"]?.AsArray() ?? new JsonArray();
            var reasons = errors.Select(error => Text(error!["message"]));
            Stop($"Job {jobId} is {status}: {string.Join("; ", reasons)}");
        }
        await Task.Delay(2000);
    }
    Stop($"Job {jobId} still runs after an hour");
}
// endregion wait

// region errors
// Calls the API, and stops the program when the response is an error.
async Task<string> CallAsync(
    HttpMethod method, string path, HttpContent? body = null)
{
    using var request = new HttpRequestMessage(method, batchUrl + path);
    request.Content = body;
    using var response = await client.SendAsync(request);
    string text = await response.Content.ReadAsStringAsync();
    if (response.StatusCode == HttpStatusCode.Unauthorized)
        Stop("401: the API key is missing or wrong");
    if (!response.IsSuccessStatusCode)
        Stop($"{(int)response.StatusCode}: {text}");
    return text;
}

static JsonNode Parse(string text) => JsonNode.Parse(text)!;

static string Text(JsonNode? node) => node?.GetValue<string>() ?? "";

static void Stop(string reason)
{
    Console.Error.WriteLine(reason);
    Environment.Exit(1);
}
// endregion errors
