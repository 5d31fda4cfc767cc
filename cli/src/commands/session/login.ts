import { bodyOf, hasCode, type Schemas } from '@torpedo/api-client';
import { Command } from 'commander';
import { DEFAULT_SERVER, parseServer } from '../../api/client.js';
import { passwordChangeHint } from '../../api/hints.js';
import type { Deps } from '../../deps.js';
import { CliError } from '../../errors.js';
import { JSON_OPTION, printJson, type OutputOptions } from '../../output.js';

const SESSION_COOKIE = /^((?:__Host-)?torpedo_session=[^;]+)/;

export interface LoginOptions extends OutputOptions {
  server?: string | undefined;
  email?: string | undefined;
  passwordStdin?: boolean | undefined;
  otpCode?: string | undefined;
}

export function buildLogin(deps: Deps, run = runLogin): Command {
  return new Command('login')
    .description('Sign in and remember the session on this machine')
    .option(
      '--server <url>',
      `address of the server (TORPEDO_SERVER, else the last one, else ${DEFAULT_SERVER})`,
    )
    .option('--email <address>', 'who signs in; asked for when left out')
    .option('--password-stdin', 'read the password from standard input instead of asking for it')
    .option('--otp-code <code>', 'code of the second step, where it is on; asked for when left out')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  $ torpedo login\n  $ torpedo login --server https://torpedo.example --email me@example.com --password-stdin < secret.txt',
    )
    .action((options: LoginOptions) => run(deps, options));
}

/** What signs in, without the name of the session. */
type LoginForm = Omit<Schemas['LoginRequestDto'], 'session_name'>;

async function readPassword({ io, prompts }: Deps, fromInput: boolean | undefined): Promise<string> {
  const password = fromInput
    ? (await io.readInput()).replace(/\r?\n$/, '')
    : await prompts.askSecret('Password', '--password-stdin');
  if (password === '') throw new CliError('The password is empty.', undefined, 'usage');
  return password;
}

function sessionOf(response: Response): string {
  const cookie = response.headers.getSetCookie().map((header) => SESSION_COOKIE.exec(header)?.[1]);
  const session = cookie.find((value) => value !== undefined);
  if (!session) throw new CliError('The server opened no session: is it a Torpedo server?');
  return session;
}

interface OpenedSession {
  cookie: string;
  /** True while the session opens nothing but the change of its password. */
  mustChangePassword: boolean;
}

/** @throws ApiError TWO_FACTOR_REQUIRED when the account wants a code beside the password */
async function openSession(deps: Deps, server: string, form: LoginForm): Promise<OpenedSession> {
  const call = deps.connect({ server }).POST('/api/v1/users/login', {
    body: { ...form, session_name: `CLI on ${deps.hostname()}` },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  const { must_change_password: mustChangePassword } = await deps.io.during('Signing in…', bodyOf(call));
  return { cookie: sessionOf((await call).response), mustChangePassword };
}

/** Asks for the code of the second step only where the account has one. */
async function openSessionInSteps(deps: Deps, server: string, form: LoginForm): Promise<OpenedSession> {
  try {
    return await openSession(deps, server, form);
  } catch (error) {
    if (!hasCode(error, 'TWO_FACTOR_REQUIRED')) throw error;
    const otp_code = await deps.prompts.ask(
      'Code of your authenticator app, or a recovery code',
      '--otp-code',
    );
    return openSession(deps, server, { ...form, otp_code });
  }
}

/** Opens a session of its own, named after this machine, that lasts when the access token has expired. */
export async function runLogin(deps: Deps, options: LoginOptions): Promise<void> {
  const { io, env, credentials, prompts } = deps;
  const previous = await credentials.read();
  const server = parseServer(options.server ?? env['TORPEDO_SERVER'] ?? previous?.server ?? DEFAULT_SERVER);
  const email = options.email ?? (await prompts.ask('E-mail', '--email'));
  const password = await readPassword(deps, options.passwordStdin);
  const form = { username: email, password, ...(options.otpCode && { otp_code: options.otpCode }) };
  const { cookie, mustChangePassword } = await openSessionInSteps(deps, server, form);
  await credentials.write({ server, email, cookie });
  if (options.json) printJson(io, { server, email });
  io.say(`Signed in to ${server} as ${email}.`);
  if (mustChangePassword) {
    io.say('This password has to be replaced before anything else.');
    io.hint(passwordChangeHint(server));
  } else io.hint('Next: torpedo whoami, torpedo users list');
}
