# One request, written as people write it first.
use LWP::UserAgent;
my $response = LWP::UserAgent->new(timeout => 2)->get($ARGV[0], Authorization => 'Bearer YOUR_API_KEY');
die $response->status_line, "\n" unless $response->is_success;
print $response->decoded_content;
