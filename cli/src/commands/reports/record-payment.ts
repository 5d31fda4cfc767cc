import type { Schemas } from '@torpedo/api-client';
import { Argument } from 'commander';
import { changeCommand } from '../../command/change.js';
import type { ChangeOptions } from '../../command/options.js';
import { wrongUsage } from '../../errors.js';
import { ACCOUNT_COLUMNS } from './difference-columns.js';

interface Options extends ChangeOptions {
  currency: string;
}

const MICROS = 1_000_000;
const AMOUNT = /^-?\d{1,12}(?:[.,]\d{1,6})?$/;

function parseMicros(text: string): number {
  if (!AMOUNT.test(text)) throw wrongUsage(`${text} is no amount.`, 'Write it like 250 or -12.50');
  return Math.round(Number(text.replace(',', '.')) * MICROS);
}

export default changeCommand<null, Schemas['BookAccountDto'], [string, number], Options>({
  examples: [
    'torpedo reports record-payment provider:primary 250 --currency USD --reason "Invoice 7, by card"',
    'torpedo reports record-payment clearing:MERCADOPAGO --currency BRL --reason "Withdrawn" -- -1200.50',
  ],
  build: (command) =>
    void command
      .argument('<account>', 'provider:<code>, or clearing:<gateway>')
      .addArgument(
        new Argument('<amount>', 'what was paid in; negative for what was taken out').argParser(parseMicros),
      )
      .requiredOption('--currency <currency>', "the provider's; BRL for gateways"),
  find: () => Promise.resolve(null),
  send: ({ api }, { args: [account, amount_micros], options: { currency }, reason }) =>
    api.POST('/api/v1/admin/reports/books/payments', { body: { account, currency, amount_micros, reason } }),
  columns: ACCOUNT_COLUMNS,
  done: ({ account }) => `The payment stands on ${account}.`,
});
