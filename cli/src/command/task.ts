import { ApiError, bodyOf, hasCode, type Api } from '@torpedo/api-client';
import { signedIn, type Deps, type SignedIn, type SignInOptions } from '../deps.js';
import { explain, wrongUsage } from '../errors.js';
import type { ViewOptions } from './options.js';

export interface Task extends SignedIn {
  deps: Deps;
  /** Answers the body of the call; confirms the session once where the server asks for it. */
  call<Body>(label: string, send: () => Promise<{ data?: Body }>): Promise<Body>;
}

async function confirmSession({ prompts, io }: Deps, api: Api, email: string | null): Promise<void> {
  io.say('This needs a fresh confirmation that it is you.');
  const password = await prompts.askSecret(
    email ? `Password of ${email}` : 'Password',
    'a new sign-in: torpedo login',
  );
  const confirm = (code?: string) =>
    io.during(
      'Confirming…',
      bodyOf(
        api.POST('/api/v1/users/me/sessions/confirm', {
          body: { password, ...(code !== undefined && { otp_code: code }) },
        }),
      ),
    );
  try {
    await confirm();
  } catch (error) {
    if (!hasCode(error, 'TWO_FACTOR_REQUIRED')) throw error;
    await confirm(await prompts.ask('Code of the authenticator app', 'a new sign-in: torpedo login'));
  }
}

export async function openTask(deps: Deps, options: SignInOptions): Promise<Task> {
  const session = await signedIn(deps, options);
  return {
    ...session,
    deps,
    async call(label, send) {
      try {
        return await deps.io.during(label, bodyOf(send()));
      } catch (error) {
        if (!hasCode(error, 'REAUTHENTICATION_REQUIRED') || !deps.io.canAsk) throw error;
        await confirmSession(deps, session.api, session.email);
        return deps.io.during(label, bodyOf(send()));
      }
    },
  };
}

export function listScreen(path: string, filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => Boolean(value));
  const query = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** Opens a screen in the browser; where no person can see it, prints its address as data. */
export function showScreen({ deps, server }: Task, path: string): void {
  const address = `${server}${path}`;
  if (!deps.io.isTerminal) {
    deps.io.data(address);
    return;
  }
  deps.io.say(`Opening ${address}`);
  deps.openInBrowser(address);
}

/** The answers of a server that is restarting, or of its proxy. */
const AWAY = new Set([0, 502, 503, 504]);
const LONGEST_WAIT_SECONDS = 60;

export const isAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && AWAY.has(error.status);

/** Loads and prints, once or with `--watch` until it is stopped; watching also survives a server that is away. */
export async function look<Data>(
  { io, pause }: Deps,
  { watch, csv }: ViewOptions,
  load: () => Promise<Data>,
  print: (data: Data) => void,
): Promise<void> {
  if (watch !== undefined && csv) throw wrongUsage('--watch and --csv do not go together.');
  let wasShown = false;
  let failures = 0;
  for (;;) {
    let seconds = watch;
    try {
      const data = await load();
      if (watch !== undefined) io.clear();
      print(data);
      if (failures > 0) io.say('The server answers again.');
      [wasShown, failures] = [true, 0];
    } catch (error) {
      if (!wasShown || !isAway(error)) throw error;
      seconds = Math.min(2 ** failures, LONGEST_WAIT_SECONDS);
      failures += 1;
      io.say(`${explain(error, []).message} Trying again in ${seconds} s.`);
    }
    if (seconds === undefined || !(await pause(seconds * 1_000))) return;
  }
}
