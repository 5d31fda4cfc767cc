import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  /** The path with its query. */
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

export interface StubAnswer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: unknown;
}

export interface StubServer {
  url: string;
  received: Received[];
  /** The answer to `METHOD /path` from now on; every other route answers 404. */
  answer(route: string, answer: StubAnswer): void;
  close(): Promise<void>;
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server with the API's protocol and answers that the test chooses. */
export async function startStubServer(): Promise<StubServer> {
  const answers = new Map<string, StubAnswer>();
  const received: Received[] = [];
  const server = http.createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, headers, body });
      const missing: StubAnswer = {
        status: 404,
        body: { detail: { code: 'NOT_FOUND', message: 'Not found.' } },
      };
      const answer = answers.get(`${method} ${url.split('?', 1)[0]}`) ?? missing;
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (route, answer) => void answers.set(route, answer),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
