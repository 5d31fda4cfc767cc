import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderWorld } from '../../../testing/provider-world.js';

const OURS = { 'x-requested-with': 'XMLHttpRequest' };

interface Refusal {
  detail: { code: string };
}

let world: ProviderWorld;

beforeAll(async () => void (world = await ProviderWorld.open()));
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('what comes back', () => {
  const failed = [400, 'IDENTITY_SIGN_IN_FAILED'];
  const outcome = ({ status, body }: { status: number; body: Refusal }) => [status, body.detail.code];

  it('works once', async () => {
    const browser = world.browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    expect((await browser.bring(answer)).status).toBe(200);
    expect(outcome(await browser.bring(answer))).toEqual(failed);
  });

  it('works only in the browser that began it', async () => {
    const attacker = world.browser();
    const answer = await attacker.answerOf(await attacker.begin(), 'maria');
    const victim = world.browser();
    await victim.begin();
    expect(outcome(await victim.bring(answer))).toEqual(failed);
    expect(outcome(await world.browser().bring(answer))).toEqual(failed);
    expect((await attacker.bring(answer)).status).toBe(200);
  });

  it('works for ten minutes', async () => {
    const browser = world.browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    world.app.clock.advance({ minutes: 10 });
    expect(outcome(await browser.bring(answer))).toEqual(failed);
  });

  it.each([
    ['a code that the provider did not give', { code: 'made-up' }],
    ['an answer in the name of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['an answer that does not name its issuer, from a provider that always does', { iss: '' }],
    ['a state that was never given', { state: 'x'.repeat(43) }],
  ])('is refused with %s', async (_what, over) => {
    const browser = world.browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    expect(outcome(await browser.bring({ ...answer, ...over }))).toEqual(failed);
  });

  it('is not tried again after a wrong code: its state is used up', async () => {
    const browser = world.browser();
    const answer = await browser.answerOf(await browser.begin(), 'maria');
    expect(outcome(await browser.bring({ ...answer, code: 'made-up' }))).toEqual(failed);
    expect(outcome(await browser.bring(answer))).toEqual(failed);
  });

  it('is refused with a used state, also for a fresh code of the same browser', async () => {
    const browser = world.browser();
    const first = await browser.answerOf(await browser.begin(), 'maria');
    const cookieOfFirst = browser.flow;
    expect((await browser.bring(first)).status).toBe(200);
    const second = await browser.answerOf(await browser.begin(), 'maria');
    browser.flow = cookieOfFirst;
    expect(outcome(await browser.bring({ ...second, state: first['state']! }))).toEqual(failed);
  });

  it('is refused with the state of an earlier sign-in of the browser, and leaves the later one alone', async () => {
    const browser = world.browser();
    const earlier = await browser.answerOf(await browser.begin(), 'maria');
    const later = await browser.answerOf(await browser.begin(), 'maria');
    expect(outcome(await browser.bring(earlier))).toEqual(failed);
    expect((await browser.bring(later)).status).toBe(200);
  });

  it('is refused with the code of another sign-in', async () => {
    const [one, other] = [world.browser(), world.browser()];
    const first = await one.answerOf(await one.begin(), 'maria');
    const second = await other.answerOf(await other.begin(), 'maria');
    expect(outcome(await one.bring({ ...first, code: second['code']! }))).toEqual(failed);
  });

  it('is refused from a page of another site', async () => {
    const headers = { ...OURS, origin: 'https://evil.example' };
    for (const path of ['start', 'callback', 'second-step']) {
      const answer = await world.app.call<Refusal>('POST', `/api/v1/auth/${path}`, { body: {}, headers });
      expect(outcome(answer)).toEqual([403, 'CSRF_REJECTED']);
    }
  });
});
