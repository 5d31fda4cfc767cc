import { bodyOf, hasStatus } from '@torpedo/api-client';
import { Command } from 'commander';
import { signedIn, type Deps } from '../../deps.js';

export function buildLogout(deps: Deps, run = runLogout): Command {
  return new Command('logout').description('End the session of this machine').action(() => run(deps));
}

/** A session that the server has ended before is forgotten all the same. */
export async function runLogout(deps: Deps): Promise<void> {
  const { api, server } = await signedIn(deps);
  try {
    await deps.io.during('Signing out…', bodyOf(api.POST('/api/v1/users/logout')));
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
  }
  await deps.credentials.forget();
  deps.io.say(`Signed out of ${server}.`);
}
