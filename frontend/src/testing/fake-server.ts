import { vi } from 'vitest';
import { servedTexts } from './served-texts';

interface Answer {
  status?: number;
  body?: unknown;
}

/** Replaces the network: answers requests by "METHOD /path" and records them. It always has the texts. */
export function fakeServer(answers: Record<string, (request: Request) => Answer | Promise<Answer>>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return servedTexts(request);
    requests.push(request.clone());
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
    if (!answer) throw new TypeError('Failed to fetch');
    const { status = 200, body } = await answer(request);
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return requests;
}

/** The body of a refusal. */
export const refusal = (status: number, code: string, facts: object = {}): Answer => ({
  status,
  body: { detail: { code, message: `server says ${code}`, ...facts } },
});
