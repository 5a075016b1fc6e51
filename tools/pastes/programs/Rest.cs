// One request, or one session, written as people write it first. With SHOW the program prints each message.
using System;
using System.Net.Http;
using System.Net.WebSockets;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

class Rest {
  static void Main(string[] args) {
    Run(args[0]).GetAwaiter().GetResult();
  }

  static async Task Run(string url) {
    if (url.StartsWith("ws")) { await Listen(new Uri(url)); return; }
    var client = new HttpClient { Timeout = TimeSpan.FromSeconds(2) };
    client.DefaultRequestHeaders.Add("Authorization", "Bearer YOUR_API_KEY");
    var response = await client.GetAsync(url);
    response.EnsureSuccessStatusCode();
    Console.WriteLine(await response.Content.ReadAsStringAsync());
  }

  static async Task Listen(Uri url) {
    var socket = new ClientWebSocket();
    socket.Options.SetRequestHeader("Authorization", "Bearer YOUR_API_KEY");
    await socket.ConnectAsync(url, new CancellationTokenSource(8000).Token);
    var start = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("START"));
    await socket.SendAsync(new ArraySegment<byte>(start), WebSocketMessageType.Text, true, CancellationToken.None);
    var buffer = new byte[65536];
    while (true) {
      var result = await socket.ReceiveAsync(new ArraySegment<byte>(buffer), CancellationToken.None);
      if (result.MessageType == WebSocketMessageType.Close) break;
      if (Environment.GetEnvironmentVariable("SHOW") == "1") Console.WriteLine(Encoding.UTF8.GetString(buffer, 0, result.Count));
    }
    Console.WriteLine("Closed: " + socket.CloseStatus + " " + socket.CloseStatusDescription);
  }
}
