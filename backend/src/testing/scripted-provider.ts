import { SmsActivateProvider } from '../modules/catalogue/providers/sms-activate.js';

export const NOW = new Date('2026-02-13T08:30:00Z');

/** A provider that gives these answers in order, and then repeats the last one. */
export function scriptedProvider(
  ...answers: { status?: number; body: string | object; headers?: Record<string, string> }[]
) {
  const asked: URL[] = [];
  const slept: number[] = [];
  let now = NOW.getTime();
  const answer: typeof fetch = async (input) => {
    const {
      status = 200,
      body,
      headers,
    } = answers[Math.min(asked.length, answers.length - 1)] ?? { body: '' };
    asked.push(new URL(input instanceof Request ? input.url : input));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, ...(headers && { headers }) });
  };
  const provider = new SmsActivateProvider({
    code: 'primary',
    url: 'http://provider.test/stubs/handler_api.php',
    apiKey: 's3cret',
    currency: 'USD',
    fetch: answer,
    clock: { now: () => new Date(now) },
    sleep: async (ms) => void slept.push(ms),
  });
  return { provider, asked, slept, pass: (ms: number) => (now += ms) };
}
