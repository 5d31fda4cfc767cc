import type { TestApp } from './test-app.js';

/** The public address of the tested application: the provider sends people back to it. */
export const PUBLIC_URL = 'http://torpedo.test';

const OURS = { 'x-requested-with': 'XMLHttpRequest' };

interface Answered extends Record<string, unknown> {
  access_token: string;
  detail: { code: string };
}

const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]!)
    .join('; ');

/** A browser without a screen: keeps cookies for each host and does not follow redirects by itself. */
class Visitor {
  readonly #cookies = new Map<string, Map<string, string>>();

  async visit(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ location: string | null; url: string }> {
    const { host } = new URL(address);
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    return { location: location && new URL(location, address).href, url: address };
  }
}

/** The browser of a person who signs in through the identity provider. */
export class ProviderBrowser {
  /** The cookie of the sign-in that was begun. */
  flow = '';
  /** The cookie of the session. */
  session = '';
  readonly #visitor = new Visitor();

  constructor(private readonly app: Pick<TestApp, 'call'>) {}

  /** Begins a sign-in; answers the address at the provider. */
  async begin(purpose: 'sign_in' | 'confirm' = 'sign_in'): Promise<string> {
    const headers = { ...OURS, cookie: this.session };
    const call = { body: { purpose }, headers };
    const answer = await this.app.call<{ authorization_url: string }>('POST', '/api/v1/auth/start', call);
    if (answer.status !== 201) throw new Error(`the sign-in did not begin: ${answer.text}`);
    this.flow = cookiesOf(answer.headers);
    return answer.body.authorization_url;
  }

  /** Follows the provider's redirects and fills in its form until it sends the browser back to us. */
  async answerOf(address: string, subject: string): Promise<Record<string, string>> {
    let { location, url } = await this.#visitor.visit(address);
    while (!location?.startsWith(PUBLIC_URL)) {
      ({ location, url } = location
        ? await this.#visitor.visit(location)
        : await this.#visitor.visit(url, { subject }));
    }
    const { code = '', state = '', iss = '' } = Object.fromEntries(new URL(location).searchParams);
    return { code, state, iss };
  }

  /** Sends us the provider's answer, or the code of the second step. */
  async bring(body: Record<string, string>, path = '/api/v1/auth/callback') {
    const answer = await this.call<Answered>('POST', path, body);
    if (answer.status === 200) this.session = cookiesOf(answer.headers).split('; ')[0]!;
    return answer;
  }

  async signIn(subject = 'maria') {
    return this.bring(await this.answerOf(await this.begin(), subject));
  }

  /** Confirms the person's identity again. */
  async confirm(subject = 'maria') {
    return this.bring(await this.answerOf(await this.begin('confirm'), subject));
  }

  /** A call that our pages make in this browser. */
  call<Body = Answered>(method: string, path: string, body?: object) {
    const cookie = [this.flow, this.session].filter(Boolean).join('; ');
    return this.app.call<Body>(method, path, { headers: { ...OURS, cookie }, ...(body && { body }) });
  }

  async get<Body = Record<string, unknown>>(path: string) {
    return (await this.call<Body>('GET', path)).body;
  }
}
