# One session, written as people write it first. With SHOW the program prints each message that it receives.
use Mojo::UserAgent;
my $agent = Mojo::UserAgent->new(connect_timeout => 2, request_timeout => 2);
$agent->websocket($ARGV[0] => {Authorization => 'Bearer YOUR_API_KEY'} => sub {
  my ($ua, $tx) = @_;
  unless ($tx->is_websocket) {
    print STDERR 'WebSocket handshake failed! ', ($tx->error || {})->{message} // '', "\n";
    return Mojo::IOLoop->stop;
  }
  $tx->on(message => sub { print "$_[1]\n" if $ENV{SHOW} eq '1' });
  $tx->on(finish => sub { print "WebSocket closed with status $_[1] ", $_[2] // '', ".\n"; Mojo::IOLoop->stop });
  $tx->send($ENV{START});
});
Mojo::IOLoop->start;
