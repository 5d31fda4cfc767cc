import { continueOnNode24 } from './runtime/node24.mjs';
import { exitWithError, UserError } from './runtime/user-error.mjs';

try {
  const [name = '', ...args] = process.argv.slice(2);
  // The types of the client's package need more than what serves the product.
  const isOfProduct = name === 'build' && args.length > 0 && !args.includes('api-client');
  await continueOnNode24(import.meta.url, isOfProduct ? 'product' : 'development');
  /** @type {Record<string, (args: string[]) => Promise<void>>} */
  const commands = await import('./commands.ts');
  const run = commands[name];
  if (!run) throw new UserError(`Say what to run: ${Object.keys(commands).sort().join(', ')}.`);
  await run(args);
} catch (error) {
  exitWithError(error);
}
