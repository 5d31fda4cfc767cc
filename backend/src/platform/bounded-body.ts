/** The part of a response that `fetch` and undici have in common. */
export interface BodyOfResponse {
  body: unknown;
}

export class TooLargeError extends Error {
  constructor(largestBytes: number) {
    super(`an answer of more than ${largestBytes / 1024} kB`);
  }
}

/** Closes the connection when the body is larger. @throws TooLargeError */
export async function readBoundedText({ body }: BodyOfResponse, largestBytes: number): Promise<string> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > largestBytes) throw new TooLargeError(largestBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
