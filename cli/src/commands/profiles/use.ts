import { defineCommand } from '../../command/definition.js';
import { CliError } from '../../errors.js';

export default defineCommand({
  examples: ['torpedo profiles use torpedo.example'],
  build: (command) => void command.argument('<name>', 'which sign-in'),
  async run({ io, profiles }, [name]: [string]) {
    const known = await profiles.read();
    const profile = known.byName[name];
    if (!profile)
      throw new CliError(`There is no profile ${name}.`, 'See: torpedo profiles list', 'notFound');
    await profiles.write({ ...known, current: name });
    io.say(`Commands use ${profile.server} as ${profile.email} from now on.`);
  },
});
