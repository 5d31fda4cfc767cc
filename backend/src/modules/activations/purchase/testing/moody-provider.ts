import { randomUUID } from 'node:crypto';
import type { ActiveActivation, BuyResult, StatedCost } from '../../../catalogue/providers/provider.port.js';

const exchange = { request: '', response: '', latencyMs: 1 };

type Mood =
  | 'sells'
  | 'has none'
  | 'is empty'
  | 'bans the product'
  | 'is not reached'
  | 'asks too much'
  | 'asks nonsense'
  | 'states no cost'
  | 'sells one number to all'
  | 'sells in silence'
  | 'sells in silence for too much'
  | 'is silent'
  | 'dies with us after the sale'
  | 'dies with us before the sale';
export const MOODS: readonly Mood[] = [
  'sells',
  'has none',
  'is empty',
  'bans the product',
  'is not reached',
  'asks too much',
  'asks nonsense',
  'states no cost',
  'sells one number to all',
  'sells in silence',
  'sells in silence for too much',
  'is silent',
  'dies with us after the sale',
  'dies with us before the sale',
];

/** Stands for the death of our process. */
export class Crash extends Error {}

const priced = (text: string, micros: number | null): StatedCost => ({
  text,
  micros,
  stepMicros: 10_000,
  currency: 'USD',
});
const COSTS: Partial<Record<Mood, StatedCost | null>> = {
  'asks too much': priced('5.00', 5_000_000),
  'sells in silence for too much': priced('5.00', 5_000_000),
  'asks nonsense': priced('1e30', null),
  'states no cost': null,
};
let phones = 0;

/** A provider that keeps its numbers in memory and answers each purchase by the mood that the test sets. */
export class MoodyProvider {
  /** The mood in each country, by our id of the country. */
  moods: Record<string, Mood> = {};
  readonly held = new Map<string, Pick<ActiveActivation, 'phoneE164' | 'cost' | 'countryId'>>();

  constructor(readonly code: string) {}

  buyNumber = ({ countryId }: { countryId: string }): Promise<BuyResult> => {
    const mood = this.moods[countryId] ?? 'sells';
    switch (mood) {
      case 'has none':
        return Promise.resolve({ kind: 'refused', reason: 'NO_NUMBERS', detail: '', exchange });
      case 'is empty':
        return Promise.resolve({ kind: 'refused', reason: 'NO_BALANCE', detail: '', exchange });
      case 'bans the product':
        return Promise.resolve({
          kind: 'refused',
          reason: 'BANNED',
          detail: '',
          exchange,
          ban: { scope: 'product', seconds: 60 },
        });
      case 'is not reached':
        return Promise.resolve({ kind: 'not_sent', error: 'ECONNREFUSED', exchange });
      case 'is silent':
        return Promise.resolve({ kind: 'unknown', error: 'no answer in time', exchange });
      case 'dies with us before the sale':
        return Promise.reject(new Crash());
      default:
        return this.#sell(countryId, mood);
    }
  };

  #sell(countryId: string, mood: Mood): Promise<BuyResult> {
    const id = randomUUID();
    const cost = mood in COSTS ? (COSTS[mood] ?? null) : priced('0.18', 180_000);
    const serial = mood === 'sells one number to all' ? 0 : (phones += 1);
    const number = { phoneE164: `+55119${String(serial).padStart(8, '0')}`, cost };
    this.held.set(id, { ...number, countryId });
    if (mood.startsWith('sells in silence'))
      return Promise.resolve({ kind: 'unknown', error: 'no answer in time', exchange });
    if (mood === 'dies with us after the sale') return Promise.reject(new Crash());
    return Promise.resolve({
      kind: 'bought',
      providerActivationId: id,
      ...number,
      expiresAt: null,
      canGetAnotherSms: true,
      exchange,
    });
  }

  /** With `isBroken`, the numbers whose rows cannot be read are left out. */
  list(isBroken: boolean): ActiveActivation[] {
    const what = { serviceCode: 'wa', state: 'waiting' as const };
    return [...this.held]
      .filter((_, place) => !isBroken || place % 2 === 0)
      .map(([providerActivationId, number]) => ({
        ...what,
        ...number,
        providerActivationId,
        messages: [],
        canGetAnotherSms: true,
      }));
  }

  cancel = (id: string) => {
    const isHeld = this.held.delete(id);
    return Promise.resolve(isHeld ? { kind: 'cancelled', exchange } : { kind: 'already_closed', exchange });
  };

  getStatus = (id: string) =>
    Promise.resolve(this.held.has(id) ? { kind: 'waiting', exchange } : { kind: 'cancelled', exchange });
}
