import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { CliError } from '../../errors.js';
import { withoutProfile } from '../../profiles.js';

export default defineCommand({
  examples: ['torpedo profiles remove torpedo.example'],
  build: (command) => void addJson(command.argument('<name>', 'which sign-in')),
  async run({ io, profiles }, [name]: [string], { json }: { json?: boolean }) {
    const known = await profiles.read();
    if (!known.byName[name])
      throw new CliError(`There is no profile ${name}.`, 'See: torpedo profiles list', 'notFound');
    await profiles.write(withoutProfile(known, name));
    if (json) printJson(io, { name });
    io.say(`Forgot ${name}. Its session lasts until it ends by itself: torpedo logout ends one at once.`);
  },
});
