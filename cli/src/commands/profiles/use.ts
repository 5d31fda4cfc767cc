import { defineCommand } from '../../command/definition.js';
import { addJson } from '../../command/options.js';
import { printJson } from '../../command/output.js';
import { CliError } from '../../errors.js';

export default defineCommand({
  examples: ['torpedo profiles use torpedo.example'],
  build: (command) => void addJson(command.argument('<name>', 'which sign-in')),
  async run({ io, profiles }, [name]: [string], { json }: { json?: boolean }) {
    const known = await profiles.read();
    const profile = known.byName[name];
    if (!profile)
      throw new CliError(`There is no profile ${name}.`, 'See: torpedo profiles list', 'notFound');
    await profiles.write({ ...known, current: name });
    if (json) printJson(io, { name, server: profile.server, email: profile.email });
    io.say(`Commands use ${profile.server} as ${profile.email} from now on.`);
  },
});
