/** The page that holds the screen of the phone. */
export function Document() {
  return (
    <html lang="en">
      <head>
        <title>Phone</title>
      </head>
      <body>
        <div id="root" />
      </body>
    </html>
  );
}
