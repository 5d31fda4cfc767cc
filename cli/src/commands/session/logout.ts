import { bodyOf, hasStatus } from '@torpedo/api-client';
import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { signedIn } from '../../deps.js';
import { withoutProfile } from '../../profiles.js';

interface Options {
  json?: boolean | undefined;
  profile?: string | undefined;
}

/** A session that the server has ended before is forgotten all the same. */
export default defineCommand(null, {
  examples: ['torpedo logout', 'torpedo logout --profile torpedo.example'],
  build: (command) => void addJson(command),
  async run(deps, _args: [], options: Options) {
    const { api, server, profile } = await signedIn(deps, options);
    try {
      await deps.io.during('Signing out…', bodyOf(api.POST('/api/v1/users/logout')));
    } catch (error) {
      if (!hasStatus(error, 401)) throw error;
    }
    if (profile !== null) await deps.profiles.write(withoutProfile(await deps.profiles.read(), profile));
    if (options.json) printJson(deps.io, { server });
    deps.io.say(`Signed out of ${server}.`);
  },
});
