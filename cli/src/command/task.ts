import { bodyOf, hasCode, type Api } from '@torpedo/api-client';
import { signedIn, type Deps, type SignedIn, type SignInOptions } from '../deps.js';
import { wrongUsage } from '../errors.js';
import type { ViewOptions } from './options.js';

/** What a command that is signed in works with. */
export interface Task extends SignedIn {
  deps: Deps;
  /** The body of an answer; confirms the session by the password, once, where the server asks for it. */
  call<Body>(label: string, send: () => Promise<{ data?: Body }>): Promise<Body>;
}

async function confirmSession({ prompts, io }: Deps, api: Api, email: string | null): Promise<void> {
  io.say('This needs a fresh confirmation that it is you.');
  const password = await prompts.askSecret(
    email ? `Password of ${email}` : 'Password',
    'a new sign-in: torpedo login',
  );
  await io.during(
    'Confirming…',
    bodyOf(api.POST('/api/v1/users/me/sessions/confirm', { body: { password } })),
  );
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

/** The path of a screen that shows a list with these filters. */
export function listScreen(path: string, filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filters).filter((filter): filter is [string, string] => Boolean(filter[1]));
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}

/** Opens a screen in the browser; where no person sits there its address is the data. */
export function showScreen({ deps, server }: Task, path: string): void {
  const address = `${server}${path}`;
  if (!deps.io.isTerminal) {
    deps.io.data(address);
    return;
  }
  deps.io.say(`Opening ${address}`);
  deps.openInBrowser(address);
}

/** Loads and prints, once or with `--watch` until it is stopped. */
export async function look<Data>(
  { io, pause }: Deps,
  { watch, csv }: ViewOptions,
  load: () => Promise<Data>,
  print: (data: Data) => Promise<void>,
): Promise<void> {
  if (watch !== undefined && csv) throw wrongUsage('--watch and --csv do not go together.');
  for (;;) {
    const data = await load();
    if (watch !== undefined) io.clear();
    await print(data);
    if (watch === undefined || !(await pause(watch * 1_000))) return;
  }
}
