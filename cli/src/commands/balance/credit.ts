import { defineCommand } from '../../command/definition.js';
import { addYes } from '../../command/options.js';
import { wrongUsage } from '../../errors.js';
import { adjustmentCommand, type WalletOptions } from './adjustment.js';
import { creditFromFile } from './credit-file.js';

interface Options extends WalletOptions {
  file?: string | undefined;
  report?: string | undefined;
}

const one = adjustmentCommand(1, 'Added to', []);

export default defineCommand({
  examples: [
    'torpedo balance credit maria@example.com 25.00 --reason "Goodwill after the outage"',
    'torpedo balance credit maria@example.com 5 --currency USD --reason "Goodwill" --dry-run',
    'torpedo balance credit --file credits.csv --dry-run',
  ],
  build(command) {
    one.build(command);
    for (const argument of command.registeredArguments) argument.argOptional();
    addYes(command)
      .option('--file <sheet>', 'every line of a CSV: user, amount, currency, reason, reference')
      .option('--report <sheet>', 'where to write what became of each line; beside the file unless given');
  },
  async run(deps, args: [string | undefined, number | undefined], options: Options) {
    const [user, amount] = args;
    const { file } = options;
    if (file !== undefined) {
      if (user !== undefined) throw wrongUsage('--file names the accounts itself.');
      await creditFromFile(deps, { ...options, file });
    } else if (user === undefined || amount === undefined) {
      throw wrongUsage(
        'An account and an amount are needed, or --file.',
        'torpedo balance credit --help shows examples.',
      );
    } else await one.run(deps, args, options);
  },
});
