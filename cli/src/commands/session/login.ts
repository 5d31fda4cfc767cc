import { type Api, bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import { type Connection, DEFAULT_SERVER, parseServer } from '../../api/client.js';
import { passwordChangeHint } from '../../api/hints.js';
import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { type Deps, millisecondsOf, readPassword } from '../../deps.js';
import { CliError, wrongUsage } from '../../errors.js';
import { profileNameOf, type Profiles, withProfile } from '../../profiles.js';

const SESSION_COOKIE = /^((?:__Host-)?torpedo_session=[^;]+)/;

interface OpenedSession {
  email: string;
  cookie: string;
  /** True while the session can only change its password. */
  mustChangePassword: boolean;
}

/** The session that the answer opened. @throws CliError when it opened none */
function sessionOf(response: Response): string {
  const cookie = response.headers.getSetCookie().map((header) => SESSION_COOKIE.exec(header)?.[1]);
  const session = cookie.find((value) => value !== undefined);
  if (!session)
    throw new CliError('The server opened no session: is it a Torpedo server?', undefined, 'network');
  return session;
}

type Grant = Schemas['DeviceSignInDto'];

/** Seconds that the standard adds to the pause when the server says that questions come too fast. */
const SLOW_DOWN_SECONDS = 5;

function announce({ io, openInBrowser }: Deps, grant: Grant): void {
  io.say(`Open ${grant.verification_uri} and enter the code ${grant.user_code}`);
  if (io.canAsk) openInBrowser(grant.verification_uri_complete);
}

async function askOnce(api: Api, device_code: string): Promise<Response | 'wait' | 'slow down'> {
  const call = api.POST('/api/v1/auth/device/token', { body: { device_code } });
  try {
    await bodyOf(call);
    return (await call).response;
  } catch (error) {
    if (hasCode(error, 'AUTHORIZATION_PENDING')) return 'wait';
    if (hasCode(error, 'SLOW_DOWN')) return 'slow down';
    if (hasCode(error, 'ACCESS_DENIED'))
      throw new CliError('It was refused in the browser.', undefined, 'forbidden');
    if (hasCode(error, 'EXPIRED_TOKEN'))
      throw new CliError('The code has expired.', 'Start again: torpedo login --web');
    throw error;
  }
}

async function waitForSession(
  { pause }: Deps,
  api: Api,
  { device_code, interval }: Grant,
): Promise<Response> {
  let seconds = interval;
  while (await pause(seconds * 1_000)) {
    const answer = await askOnce(api, device_code);
    if (answer instanceof Response) return answer;
    if (answer === 'slow down') seconds += SLOW_DOWN_SECONDS;
  }
  throw new CliError('Nobody decided in the browser.');
}

/** Opens a session after a person agrees in a browser, on this or on another device. */
async function openByBrowser(deps: Deps, to: Connection): Promise<OpenedSession> {
  const { io, hostname, connect } = deps;
  const api = connect(to);
  const begin = api.POST('/api/v1/auth/device', { body: { client_name: `CLI on ${hostname()}` } });
  const grant = await io.during('Asking the server…', bodyOf(begin));
  announce(deps, grant);
  const cookie = sessionOf(await io.during('Waiting for the browser…', waitForSession(deps, api, grant)));
  const me = await bodyOf(connect({ ...to, cookie }).GET('/api/v1/users/me'));
  return { cookie, email: me.email, mustChangePassword: me.must_change_password };
}

interface Options {
  server?: string | undefined;
  profile?: string | undefined;
  email?: string | undefined;
  passwordStdin?: boolean | undefined;
  web?: boolean | undefined;
  otpCode?: string | undefined;
  timeout?: number | undefined;
  json?: boolean | undefined;
}

type LoginForm = Omit<Schemas['LoginRequestDto'], 'session_name'>;

/** @throws ApiError TWO_FACTOR_REQUIRED when the account needs a code besides the password */
async function openSession(deps: Deps, to: Connection, form: LoginForm): Promise<OpenedSession> {
  const call = deps.connect(to).POST('/api/v1/users/login', {
    body: { ...form, session_name: `CLI on ${deps.hostname()}` },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { must_change_password: mustChangePassword } = await deps.io.during('Signing in…', bodyOf(call));
  return { cookie: sessionOf((await call).response), mustChangePassword, email: form.username };
}

async function openSessionInSteps(deps: Deps, to: Connection, form: LoginForm): Promise<OpenedSession> {
  try {
    return await openSession(deps, to, form);
  } catch (error) {
    if (!hasCode(error, 'TWO_FACTOR_REQUIRED')) throw error;
    const question = 'Code of your authenticator app, or a recovery code';
    const otp_code = await deps.prompts.ask(question, '--otp-code');
    return openSession(deps, to, { ...form, otp_code });
  }
}

async function openByPassword(deps: Deps, to: Connection, options: Options): Promise<OpenedSession> {
  const username = options.email ?? (await deps.prompts.ask('E-mail', '--email'));
  const password = await readPassword(deps, 'Password', options.passwordStdin);
  const { otpCode } = options;
  return openSessionInSteps(deps, to, { username, password, ...(otpCode && { otp_code: otpCode }) });
}

function chosenServer({ env }: Deps, { byName, current }: Profiles, { server, profile }: Options): string {
  const named = profile === undefined ? undefined : byName[profile]?.server;
  const last = current === null ? undefined : byName[current]?.server;
  return parseServer(server ?? named ?? env['TORPEDO_SERVER'] ?? last ?? DEFAULT_SERVER);
}

/** Opens a separate session, named after this machine, which lasts longer than the access token. */
export const login = defineCommand('Sign in and remember it', {
  examples: [
    'torpedo login',
    'torpedo login --web',
    'torpedo login --server https://torpedo.example --profile shop',
    'torpedo login --server https://torpedo.example --email me@example.com --password-stdin < secret.txt',
  ],
  build: (command) =>
    void addJson(
      command
        .option(
          '--server <url>',
          `address of the server (TORPEDO_SERVER, else the last one, else ${DEFAULT_SERVER})`,
        )
        .option('--web', 'sign in with the browser, here or on another device')
        .option('--email <address>', 'who signs in; asked for when left out')
        .option('--password-stdin', 'read the password from standard input instead of asking for it')
        .option('--otp-code <code>', 'code of the second step, where it is on; asked for when left out'),
    ),
  async run(deps, _args: [], options: Options) {
    if (options.web && (options.email ?? options.passwordStdin ?? options.otpCode) !== undefined)
      throw wrongUsage('--web asks in the browser: leave e-mail, password and code out.');
    const { io, profiles } = deps;
    const server = chosenServer(deps, await profiles.read(), options);
    const to = { server, timeoutMs: millisecondsOf(options.timeout) };
    const opened = options.web ? openByBrowser(deps, to) : openByPassword(deps, to, options);
    const { cookie, email, mustChangePassword } = await opened;
    const name = options.profile ?? profileNameOf(server);
    const known = await profiles.read();
    await profiles.write(withProfile(known, name, { server, email, cookie }));
    if (options.json) printJson(io, { server, email });
    io.say(`Signed in to ${server} as ${email}.`);
    if (known.current !== null && known.current !== name)
      io.say(`Commands use it from now on. Back to ${known.current}: torpedo profiles use ${known.current}`);
    if (mustChangePassword) {
      io.say('This password has to be replaced before anything else.');
      io.hint(passwordChangeHint(server));
    } else io.hint('Next: torpedo whoami, torpedo users list');
  },
});
