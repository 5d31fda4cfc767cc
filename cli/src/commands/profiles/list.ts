import { key, text, yesNo, type Columns } from '../../command/columns.js';
import { defineCommand } from '../../command/definition.js';
import { addOutput, type OutputOptions } from '../../command/options.js';
import { printItems } from '../../command/output.js';

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

export default defineCommand({
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
