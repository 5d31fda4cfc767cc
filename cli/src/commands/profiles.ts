import { key, text, yesNo, type Columns } from '../command/columns.js';
import { defineCommand, type Group } from '../command/definition.js';
import { addOutput, type OutputOptions, addJson } from '../command/options.js';
import { printItems, printJson } from '../command/output.js';
import { profileNamed, withoutProfile } from '../profiles.js';

interface Row {
  name: string;
  server: string;
  email: string;
  current: boolean;
}

const COLUMNS: Columns<Row> = {
  name: key(({ name }) => name),
  server: text(({ server }) => server),
  email: text(({ email }) => email),
  current: yesNo(({ current }) => current),
};

const list = defineCommand('List them', {
  examples: ['torpedo profiles list'],
  build: (command) => void addOutput(command),
  async run({ io, profiles }, _args: [], options: OutputOptions) {
    const { current, byName } = await profiles.read();
    const rows = Object.entries(byName).map(([name, { server, email }]) => {
      return { name, server, email, current: name === current };
    });
    printItems(io, options, COLUMNS, rows);
  },
});

const use = defineCommand('Choose the one that commands use', {
  examples: ['torpedo profiles use torpedo.example'],
  build: (command) => void addJson(command.argument('<name>', 'which sign-in')),
  async run({ io, profiles }, [name]: [string], { json }: { json?: boolean }) {
    const known = await profiles.read();
    const profile = profileNamed(known, name);
    await profiles.write({ ...known, current: name });
    if (json) printJson(io, { name, server: profile.server, email: profile.email });
    io.say(`Commands use ${profile.server} as ${profile.email} from now on.`);
  },
});

const remove = defineCommand('Forget one', {
  examples: ['torpedo profiles remove torpedo.example'],
  build: (command) => void addJson(command.argument('<name>', 'which sign-in')),
  async run({ io, profiles }, [name]: [string], { json }: { json?: boolean }) {
    const known = await profiles.read();
    profileNamed(known, name);
    await profiles.write(withoutProfile(known, name));
    if (json) printJson(io, { name });
    io.say(`Forgot ${name}. Its session lasts until it ends by itself: torpedo logout ends one at once.`);
  },
});

export const profiles: Group = {
  summary: 'The servers and accounts that this machine is signed in to',
  defaultVerb: 'list',
  verbs: { list, use, remove },
};
