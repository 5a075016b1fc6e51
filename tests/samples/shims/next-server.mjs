/** What the route of the Next.js sample uses of next/server. */
export const NextResponse = {json: (body, init) => Response.json(body, init)};
