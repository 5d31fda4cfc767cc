import { createHash } from 'node:crypto';
import type { ProviderAccount } from '../../catalogue/index.js';
import type { Books } from '../../wallet/index.js';
import type { Finding } from './difference.js';
import type { OurSide } from './our-side.read-model.js';

/** Providers give their balance in whole cents. */
const ROUNDING_MICROS = 10_000;
/** A purchase during a reading changes the books, so the reading is repeated up to this many times. */
const READINGS = 4;

interface Deps {
  ours: OurSide;
  books: Books;
  isFirst: boolean;
  now: Date;
}

/** The id of the posting that opens an account. It is always the same, so that the posting happens once. */
function openingId(account: string): string {
  const hex = createHash('sha256').update(`opened ${account}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

export const accountOf = (provider: Pick<ProviderAccount, 'code'>) => `provider:${provider.code}`;

/** Compares our balance at a provider with our books. The first balance that it states opens its account. */
export async function compareBalance(
  { ours, books, isFirst, now }: Deps,
  provider: ProviderAccount,
): Promise<{ compared: number; findings: Finding[] } | { problem: string }> {
  const account = accountOf(provider);
  const booked = () => books.holdings(account, provider.currency);
  for (let reading = 0; reading < READINGS; reading += 1) {
    const before = await booked();
    const stated = await provider.getBalance();
    if (stated.kind === 'refused') return { problem: stated.detail };
    if (stated.kind !== 'balance') return { problem: stated.error };
    const uncertain = await ours.uncertainMicros(provider.code);
    if ((await booked()) !== before) continue;
    const more = stated.balanceMicros - before;
    if (isFirst && more !== 0) {
      const id = openingId(account);
      const note = 'The first balance that the provider told';
      await books.move({
        kind: 'provider_opened',
        id,
        account,
        currency: provider.currency,
        micros: more,
        at: now,
        note,
      });
      return { compared: 1, findings: [] };
    }
    if (Math.abs(more) <= uncertain + ROUNDING_MICROS) return { compared: 1, findings: [] };
    const evidence = {
      told_micros: stated.balanceMicros,
      booked_micros: before,
      uncertain_micros: uncertain,
    };
    const finding = { code: 'balance_differs', subject: account, currency: provider.currency } as const;
    return { compared: 1, findings: [{ ...finding, amountMicros: more, evidence }] };
  }
  return { problem: 'its account moves too often' };
}
