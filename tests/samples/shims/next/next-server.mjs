/** Stands for `next/server`: a NextResponse is the web's Response. */
export const NextResponse = Response;
