// C# with .NET 10 or later. Packages: none
// Creates one job for a recording, even when a response is lost. After any
// failure, run it again: it looks for the job before it creates one.
// Usage: dotnet run CreateOnce.cs -- example.wav
#pragma warning disable nullable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Net.Sockets;
using System.Security.Authentication;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Threading;
using System.Threading.Tasks;

class CreateOnce
{
    static readonly string ApiKey = Variable("API_KEY");
    static readonly string BatchUrl =
        Variable("BATCH_URL") ?? "https://eu1.{{provider.batchHost}}/v2";

    static readonly JsonObject Config = new JsonObject
    {
        ["type"] = "transcription",
        ["transcription_config"] = new JsonObject { ["language"] = "en" },
    };

    // Seconds, and the number of retries in a row.
    class Wait
    {
        public double First, Growth, Longest;
        public int Retries;
    }

    // What to do after a request: {{provider.siteUrl}}/api-ref/#recovery
    static readonly Wait AfterRequest =
        new Wait { First = 1, Growth = 2, Longest = 60, Retries = 5 };
    static readonly Wait RunningJob =
        new Wait { First = 5, Growth = 1.5, Longest = 30, Retries = 120 };
    static readonly Wait FullQueue =
        new Wait { First = 30, Growth = 2, Longest = 300, Retries = 10 };
    static readonly Wait Never = new Wait();
    static readonly Dictionary<string, Wait> WaitsByText =
        new Dictionary<string, Wait>
        {
            ["Job In Progress"] = RunningJob,
            ["Transcription not ready"] = RunningJob,
            ["Resource Locked"] = RunningJob,
            ["Max concurrent running jobs exceeded"] = FullQueue,
        };
    // Without one of these texts, the status decides.
    static readonly int[] Busy = { 429, 500, 502, 503, 504 };
    static readonly double Unit = double.Parse(
        Variable("RETRY_SECONDS") ?? "1", CultureInfo.InvariantCulture);
    static readonly TimeSpan Limit = TimeSpan.FromSeconds(30);
    // A new job can be missing from the list for a while.
    const double SecondLookSeconds = 60;
    // The host doesn't exist, or is out of reach: nothing was sent.
    static readonly SocketError[] Unsent =
    {
        SocketError.ConnectionRefused, SocketError.HostNotFound,
        SocketError.TryAgain, SocketError.NoData,
        SocketError.HostUnreachable, SocketError.NetworkUnreachable,
    };

    static readonly HttpClient Client =
        new HttpClient { Timeout = Timeout.InfiniteTimeSpan };
    static readonly Random Jitter = new Random();

    // A request without a usable response.
    class Failure : Exception
    {
        public Wait Wait = Never;
        public double Asked; // seconds of a Retry-After, which a proxy can send
        public bool IsUnclear = true; // it may have created a job
        public Failure(string problem) : base(problem) { }
    }

    // Its response has a limit, which counts from the end of the upload.
    class Upload : MultipartFormDataContent
    {
        public readonly CancellationTokenSource End =
            new CancellationTokenSource();

        protected override async Task SerializeToStreamAsync(
            Stream stream, TransportContext context)
        {
            await base.SerializeToStreamAsync(stream, context);
            End.CancelAfter(Limit);
        }
    }

    static async Task<int> Main(string[] args)
    {
        if (ApiKey == null) return Stop("Set API_KEY first");
        Client.DefaultRequestHeaders.Authorization =
            new AuthenticationHeaderValue("Bearer", ApiKey);
        try
        {
            await RunAsync(args.Length > 0 ? args[0] : "example.wav");
            return 0;
        }
        catch (IOException error)
        {
            return Stop(error.Message); // no file, for example
        }
        catch (Failure failure)
        {
            return Stop(failure.Message);
        }
    }

    static async Task RunAsync(string path)
    {
        byte[] audio = File.ReadAllBytes(path);
        // The reference and the ID of the job. For another job, delete it.
        string statePath = $"{path}.job.json";
        // Another recording, or another configuration, is another job.
        string digest = Digest(audio);
        JsonNode state = File.Exists(statePath)
            ? JsonNode.Parse(File.ReadAllText(statePath))
            : new JsonObject();
        bool isKnown = Text(state["digest"]) == digest;
        if (!isKnown)
        {
            string reference = Guid.NewGuid().ToString();
            state = new JsonObject
            {
                ["digest"] = digest,
                ["reference"] = reference,
            };
            Save(statePath, state);
        }
        if (state["id"] == null)
        {
            Config["tracking"] = new JsonObject
            {
                ["reference"] = Text(state["reference"]),
            };
            // The list shows the name also of a deleted job.
            string name = Text(state["reference"]) + Path.GetExtension(path);
            // An earlier run may have sent the request.
            state["id"] = await CreateAsync(name, audio, isKnown);
            Save(statePath, state);
        }
        Console.WriteLine($"Job {Text(state["id"])}");
    }

    // Creates a job and returns its ID, or the ID that the list has.
    static async Task<string> CreateAsync(
        string name, byte[] audio, bool isUnclear)
    {
        for (int attempt = 1; ; attempt++)
        {
            string found = isUnclear ? await FindAsync() : null;
            if (found != null) return found;
            try
            {
                var form = new Upload();
                form.Add(new StringContent(Config.ToJsonString()), "config");
                form.Add(new ByteArrayContent(audio), "data_file", name);
                return Text((await SendAsync("/jobs", form))["id"]);
            }
            catch (Failure failure)
            {
                await PauseAsync(failure, attempt);
                isUnclear = failure.IsUnclear;
            }
        }
    }

    // Looks for the job twice; returns its ID, or null.
    static async Task<string> FindAsync()
    {
        string reference = Text(Config["tracking"]["reference"]);
        Console.Error.WriteLine(
            $"Looking for a job with reference {reference}");
        string found = await SearchAsync(reference);
        if (found != null) return found;
        await Task.Delay(TimeSpan.FromSeconds(Unit * SecondLookSeconds));
        return await SearchAsync(reference);
    }

    // Goes through every job; each page starts where the one before ended.
    static async Task<string> SearchAsync(string reference)
    {
        var known = new HashSet<string>();
        string query = "limit=100";
        while (true)
        {
            JsonNode last = null;
            JsonNode list = await GetAsync($"/jobs?{query}");
            foreach (JsonNode job in list["jobs"].AsArray())
            {
                string id = Text(job["id"]);
                if (!known.Add(id)) continue;
                last = job;
                // A virtual appliance lists jobs without their config.
                JsonNode config = job["config"]
                    ?? (await GetAsync($"/jobs/{id}"))["job"]["config"];
                JsonNode found = config?["tracking"]?["reference"];
                if (Text(found) == reference) return id;
            }
            if (last == null) return null;
            // Several jobs can start in the same millisecond.
            string time = DateTimeOffset
                .Parse(Text(last["created_at"]), CultureInfo.InvariantCulture)
                .UtcDateTime.AddMilliseconds(1)
                .ToString("yyyy-MM-dd'T'HH:mm:ss.fff'Z'");
            query = $"limit=100&created_before={time}";
        }
    }

    // Reads the JSON of a response: GET is safe to repeat.
    static async Task<JsonNode> GetAsync(string path)
    {
        for (int attempt = 1; ; attempt++)
        {
            try
            {
                return await SendAsync(path);
            }
            catch (Failure failure)
            {
                await PauseAsync(failure, attempt);
            }
        }
    }

    // Sends one request, and reads the JSON of its response.
    static async Task<JsonNode> SendAsync(string path, Upload form = null)
    {
        var method = form == null ? HttpMethod.Get : HttpMethod.Post;
        var end = form?.End ?? new CancellationTokenSource(Limit);
        var request = new HttpRequestMessage(method, BatchUrl + path);
        request.Content = form;
        try
        {
            using (var response = await Client.SendAsync(request, end.Token))
            {
                string text = await response.Content.ReadAsStringAsync();
                if (response.IsSuccessStatusCode) return JsonNode.Parse(text);
                throw RejectedBy(response, text);
            }
        }
        catch (Exception error) when (!(error is Failure))
        {
            throw BrokenBy(error);
        }
    }

    static Failure RejectedBy(HttpResponseMessage response, string text)
    {
        int status = (int)response.StatusCode;
        IEnumerable<string> ids;
        response.Headers.TryGetValues("Request-Id", out ids);
        string id = ids?.First() ?? "unknown";
        Wait wait;
        if (!WaitsByText.TryGetValue(ErrorOf(text), out wait))
            wait = Busy.Contains(status) ? AfterRequest : Never;
        return new Failure($"{status}, request {id}: {text}")
        {
            Wait = wait,
            Asked = response.Headers.RetryAfter?.Delta?.TotalSeconds ?? 0,
            IsUnclear = status >= 500,
        };
    }

    static string ErrorOf(string text)
    {
        try
        {
            return Text(JsonNode.Parse(text)?["error"]);
        }
        catch (Exception error)
            when (error is JsonException || error is InvalidOperationException)
        {
            return ""; // empty, or the page of a proxy
        }
    }

    // Tells whether a request without a whole response can be repeated.
    static Failure BrokenBy(Exception error)
    {
        Exception cause = error.GetBaseException();
        // Such as an invalid certificate.
        bool needsFix = cause is AuthenticationException;
        return new Failure($"{error.Message} {cause.Message}")
        {
            Wait = needsFix ? Never : AfterRequest,
            IsUnclear = !(cause is SocketException broken
                && Unsent.Contains(broken.SocketErrorCode)),
        };
    }

    // Waits before the next attempt; ends the program after the last.
    static async Task PauseAsync(Failure failure, int attempt)
    {
        Wait wait = failure.Wait;
        if (attempt > wait.Retries) throw failure;
        double longer = wait.First * Math.Pow(wait.Growth, attempt - 1)
            * (1 + Jitter.NextDouble());
        double seconds = Unit * Math.Min(wait.Longest, longer);
        await Task.Delay(
            TimeSpan.FromSeconds(Math.Max(failure.Asked, seconds)));
    }

    // After a power failure, the file is there as a whole, or as it was.
    static void Save(string path, JsonNode state)
    {
        byte[] text = Encoding.UTF8.GetBytes(state.ToJsonString());
        string part = $"{path}.part";
        using (var file = new FileStream(part, FileMode.Create))
        {
            file.Write(text, 0, text.Length);
            file.Flush(true);
        }
        if (File.Exists(path)) File.Replace(part, path, null);
        else File.Move(part, path);
    }

    static string Digest(byte[] audio)
    {
        byte[] settings = Encoding.UTF8.GetBytes(Config.ToJsonString());
        byte[] content = settings.Concat(audio).ToArray();
        using (var sha256 = SHA256.Create())
            return Convert.ToBase64String(sha256.ComputeHash(content));
    }

    static string Text(JsonNode node) => node?.GetValue<string>() ?? "";

    static string Variable(string name) =>
        Environment.GetEnvironmentVariable(name);

    static int Stop(string reason)
    {
        Console.Error.WriteLine(reason);
        return 1;
    }
}
