import { bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import { DEFAULT_SERVER, parseServer, type Connection } from '../../api/client.js';
import { passwordChangeHint } from '../../api/hints.js';
import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { millisecondsOf, readPassword, type Deps } from '../../deps.js';
import { wrongUsage } from '../../errors.js';
import { profileNameOf, withProfile, type Profiles } from '../../profiles.js';
import { openByBrowser, sessionOf, type OpenedSession } from './device-login.js';

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
