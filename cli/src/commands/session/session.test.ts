import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer, type StubServer } from '../../testing/stub-server.js';
import { testTerminal } from '../../testing/test-terminal.js';

let server: StubServer;
beforeEach(async () => void (server = await startStubServer()));
afterEach(() => server.close());

const profile = () => ({ server: server.url, email: 'me@example.com', cookie: 'torpedo_session=t0ken' });
const letIn = (cookie = 'torpedo_session=t0ken; Path=/; HttpOnly; SameSite=Lax') =>
  server.answer('POST /api/v1/users/login', {
    headers: { 'Set-Cookie': ['other=1; Path=/', cookie] },
    body: { access_token: 'jwt', token_type: 'bearer', expires_in: 900, must_change_password: false },
  });

describe('login', () => {
  it('sends the form of a named session and remembers the session’s cookie', async () => {
    letIn();
    const terminal = testTerminal({ input: 'Secret & 1!\n' });
    const args = ['login', '--server', `${server.url}/`, '--email', 'me@example.com', '--password-stdin'];
    expect(await terminal.run(...args)).toBe(0);
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/v1/users/login' });
    expect(request!.headers).toMatchObject({
      'content-type': expect.stringContaining('application/x-www-form-urlencoded') as string,
      'x-requested-with': 'XMLHttpRequest',
      'user-agent': expect.stringMatching(/^torpedo-cli\/\d/) as string,
    });
    expect(request!.headers.origin).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(request!.body))).toEqual({
      username: 'me@example.com',
      password: 'Secret & 1!',
      session_name: 'CLI on notebook',
    });
    expect(terminal.remembered()).toEqual(profile());
    expect(terminal.data()).toBe('');
    expect(terminal.said()).toContain('Signed in');
    expect(terminal.said()).toContain('torpedo whoami');
  });

  it('remembers the cookie of a server behind https under its own name', async () => {
    letIn('__Host-torpedo_session=t0ken; Path=/; Secure; HttpOnly');
    const terminal = testTerminal({
      answers: ['me@example.com', 'Secret1!'],
      env: { TORPEDO_SERVER: server.url },
    });
    expect(await terminal.run('login', '--json')).toBe(0);
    expect(terminal.remembered()?.cookie).toBe('__Host-torpedo_session=t0ken');
    expect(JSON.parse(terminal.data())).toEqual({ server: server.url, email: 'me@example.com' });
  });

  it('says that commands use it from now on, where another one was current', async () => {
    letIn();
    const terminal = testTerminal({ profile: profile(), answers: ['me@example.com', 'Secret1!'] });
    await terminal.run('login', '--profile', 'shop', '--server', server.url);
    expect(terminal.profiles().current).toBe('shop');
    expect(terminal.said()).toContain('torpedo profiles use test');
  });

  it('asks the server that was used last', async () => {
    letIn();
    const terminal = testTerminal({ profile: profile(), answers: ['me@example.com', 'Secret1!'] });
    expect(await terminal.run('login')).toBe(0);
  });

  it('says in the server’s words why it was refused, and remembers nothing', async () => {
    const detail = { code: 'INVALID_CREDENTIALS', message: 'Wrong e-mail or password.' };
    server.answer('POST /api/v1/users/login', { status: 401, body: { detail } });
    const terminal = testTerminal({ answers: ['me@example.com', 'wrong'] });
    expect(await terminal.run('login', '--server', server.url)).toBe(3);
    expect(terminal.said()).toContain('Wrong e-mail or password.');
    expect(terminal.remembered()).toBeNull();
  });

  it('asks for the code of the second step where the account has one', async () => {
    const detail = { code: 'TWO_FACTOR_REQUIRED', message: 'Enter the code.' };
    server.answer('POST /api/v1/users/login', { status: 401, body: { detail } });
    const terminal = testTerminal({ answers: ['me@example.com', 'Secret1!', '042917'] });
    const { ask } = terminal.deps.prompts;
    terminal.deps.prompts.ask = (question, instead) => {
      if (question.includes('authenticator')) letIn();
      return ask(question, instead);
    };
    expect(await terminal.run('login', '--server', server.url)).toBe(0);
    const sent = server.received.map(({ body }) => new URLSearchParams(body).get('otp_code'));
    expect(sent).toEqual([null, '042917']);
    expect(terminal.remembered()).toEqual(profile());
  });

  it('says when the password has to be replaced first, and how', async () => {
    server.answer('POST /api/v1/users/login', {
      headers: { 'Set-Cookie': 'torpedo_session=t0ken; Path=/' },
      body: { access_token: 'jwt', token_type: 'bearer', expires_in: 900, must_change_password: true },
    });
    const terminal = testTerminal({ answers: ['me@example.com', 'Secret1!'] });
    expect(await terminal.run('login', '--server', server.url)).toBe(0);
    expect(terminal.said()).toContain('has to be replaced');
    expect(terminal.said()).toContain(`${server.url}/forgot-password`);
    expect(terminal.remembered()).toEqual(profile());
  });

  it('sends a code that was given at once', async () => {
    letIn();
    const terminal = testTerminal({ answers: ['me@example.com', 'Secret1!'] });
    expect(await terminal.run('login', '--server', server.url, '--otp-code', '042917')).toBe(0);
    expect(new URLSearchParams(server.received[0]?.body).get('otp_code')).toBe('042917');
  });

  it.each([
    ['a cancelled question', [], 130, 'Cancelled.'],
    ['an empty password', ['me@example.com', ''], 2, 'The password is empty.'],
  ])('ends at %s', async (_case, answers, exitCode, message) => {
    const terminal = testTerminal({ answers });
    expect(await terminal.run('login', '--server', server.url)).toBe(exitCode);
    expect(terminal.said()).toContain(message);
    expect(server.received).toHaveLength(0);
  });

  it('refuses what is no address of a server', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('login', '--server', 'torpedo.example')).toBe(2);
    expect(terminal.said()).toContain('Write it like https://torpedo.example');
  });

  it('says when nothing answers there', async () => {
    await server.close();
    const terminal = testTerminal({ answers: ['me@example.com', 'Secret1!'] });
    expect(await terminal.run('login', '--server', server.url)).toBe(7);
    expect(terminal.said()).toContain(`Could not reach ${server.url}`);
    server = await startStubServer();
  });

  it('says when the server is something else', async () => {
    server.answer('POST /api/v1/users/login', { body: {} });
    const terminal = testTerminal({ answers: ['me@example.com', 'Secret1!'] });
    expect(await terminal.run('login', '--server', server.url)).toBe(7);
    expect(terminal.said()).toContain('is it a Torpedo server?');
  });
});

describe('login --web', () => {
  const begun = {
    ...{ device_code: 'd3vice', user_code: 'WDJB-MJHT', expires_in: 900, interval: 5 },
    verification_uri: 'http://shop/device',
    verification_uri_complete: 'http://shop/device?code=WDJB-MJHT',
  };
  const TOKEN = 'POST /api/v1/auth/device/token';
  const refuse = (code: string) =>
    server.answer(TOKEN, { status: 400, body: { detail: { code, message: 'No.' } } });
  const letProgramIn = () =>
    server.answer(TOKEN, {
      headers: { 'Set-Cookie': 'torpedo_session=t0ken; Path=/' },
      body: { access_token: 'jwt', token_type: 'bearer', expires_in: 900, must_change_password: false },
    });

  beforeEach(() => {
    server.answer('POST /api/v1/auth/device', { body: begun });
    server.answer('GET /api/v1/users/me', { body: { email: 'me@example.com', must_change_password: false } });
    refuse('AUTHORIZATION_PENDING');
  });

  it('shows code and address, waits as long as it is told to and remembers the session', async () => {
    const terminal = testTerminal();
    const waited: number[] = [];
    terminal.deps.pause = async (milliseconds) => {
      waited.push(milliseconds);
      if (waited.length === 2) refuse('SLOW_DOWN');
      if (waited.length === 3) letProgramIn();
      return true;
    };
    expect(await terminal.run('login', '--web', '--server', server.url)).toBe(0);
    expect(terminal.said()).toContain('Open http://shop/device and enter the code WDJB-MJHT');
    expect(terminal.opened).toEqual(['http://shop/device?code=WDJB-MJHT']);
    expect(JSON.parse(server.received[0]!.body)).toEqual({ client_name: 'CLI on notebook' });
    expect(waited).toEqual([5_000, 5_000, 10_000]);
    expect(terminal.remembered()).toEqual(profile());
  });

  it.each([
    ['ACCESS_DENIED', 4, 'refused'],
    ['EXPIRED_TOKEN', 1, 'expired'],
  ])('ends when the server says %s', async (code, exitCode, said) => {
    refuse(code);
    const terminal = testTerminal({ pauses: 1, canAsk: false });
    expect(await terminal.run('login', '--web', '--server', server.url)).toBe(exitCode);
    expect(terminal.said()).toContain(said);
    expect(terminal.opened).toEqual([]);
    expect(terminal.remembered()).toBeNull();
  });

  it('takes no password beside it', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('login', '--web', '--email', 'me@example.com')).toBe(2);
  });
});

describe('whoami', () => {
  const me = { id: 'user-1', email: 'me@example.com', role: 'ADMIN' };

  it('asks with the remembered session', async () => {
    server.answer('GET /api/v1/users/me', { body: me });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('whoami')).toBe(0);
    expect(server.received[0]?.headers.cookie).toBe('torpedo_session=t0ken');
    expect(terminal.data()).toBe(`server\t${server.url}\nemail\tme@example.com\nrole\tADMIN\nid\tuser-1`);
  });

  it('prints JSON for programs', async () => {
    server.answer('GET /api/v1/users/me', { body: me });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('whoami', '--json')).toBe(0);
    expect(JSON.parse(terminal.data())).toEqual({ server: server.url, ...me });
  });

  it('leads to login when nobody is signed in', async () => {
    const terminal = testTerminal();
    expect(await terminal.run('whoami')).toBe(3);
    expect(terminal.said()).toContain('torpedo login');
  });

  it('leads to login when the session has ended', async () => {
    const detail = { code: 'UNAUTHENTICATED', message: 'Sign in to continue.' };
    server.answer('GET /api/v1/users/me', { status: 401, body: { detail } });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('whoami')).toBe(3);
    expect(terminal.said()).toContain('torpedo login');
  });
});

describe('an account that has to do something first', () => {
  it.each([
    ['PASSWORD_CHANGE_REQUIRED', 'Change your temporary password to continue.', '/forgot-password'],
    ['TWO_FACTOR_ENROLMENT_REQUIRED', 'Turn on two-step sign-in to continue.', '/two-factor'],
  ])('is told where when the server says %s', async (code, message, page) => {
    server.answer('GET /api/v1/admin/users', { status: 403, body: { detail: { code, message } } });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('users', 'list')).toBe(4);
    expect(terminal.said()).toContain(message);
    expect(terminal.said()).toContain(`${server.url}${page}`);
  });
});

describe('logout', () => {
  it.each([200, 401])('ends the session and forgets it (the server says %i)', async (status) => {
    server.answer('POST /api/v1/users/logout', { status, body: { message: 'You are signed out.' } });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('logout')).toBe(0);
    expect(server.received[0]?.headers).toMatchObject({
      cookie: 'torpedo_session=t0ken',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(terminal.remembered()).toBeNull();
  });

  it('keeps the session when the server fails', async () => {
    server.answer('POST /api/v1/users/logout', { status: 500 });
    const terminal = testTerminal({ profile: profile() });
    expect(await terminal.run('logout')).toBe(1);
    expect(terminal.said()).toContain('The server answered 500.');
    expect(terminal.remembered()).not.toBeNull();
  });
});
