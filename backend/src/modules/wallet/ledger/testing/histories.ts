import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import type { Currency } from '../../../../platform/money.js';
import type { Posting, TransferKind } from '../posting.js';
import { createCustomer } from './customers.js';
import { ledger } from './ledger-steps.js';

const OWNERS = 3;
const CURRENCIES: readonly Currency[] = ['BRL', 'USD'];
const REFERENCES = 24;

/** One step of a history; steps that share a reference are duplicates of each other or ends of one hold. */
export interface Step {
  kind: TransferKind;
  /** Which reference; it also fixes the wallet. */
  reference: number;
  amountCents: number;
}

export interface StepOutcome {
  step: Step;
  /** Null when the step was refused. */
  posting: Posting | null;
}

export interface World {
  sql: Sql;
  userIds: string[];
  /** Id of each reference. */
  references: string[];
}

const AT = new Date('2026-03-10T12:00:00.000Z');

/** Histories in which money comes often enough for holds to succeed and seldom enough for some to be refused. */
export const steps = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom<TransferKind>(
        'topup',
        'topup',
        'hold',
        'hold',
        'capture',
        'release',
        'payout',
        'payout_settled',
        'payout_returned',
        'adjustment',
      ),
      reference: fc.nat(REFERENCES - 1),
      amountCents: fc.integer({ min: 1, max: 1000 }),
    }),
    { minLength: 10, maxLength, size: 'max' },
  );

export async function createWorld(sql: Sql): Promise<World> {
  const userIds = await Promise.all(Array.from({ length: OWNERS }, () => createCustomer(sql)));
  return { sql, userIds, references: Array.from({ length: REFERENCES }, () => randomUUID()) };
}

/** The wallet that a reference belongs to. */
export function walletOf(world: World, reference: number): { userId: string; currency: Currency } {
  return {
    userId: world.userIds[reference % OWNERS] ?? '',
    currency: CURRENCIES[Math.floor(reference / OWNERS) % CURRENCIES.length] ?? 'BRL',
  };
}

async function post({ sql, ...world }: World, step: Step): Promise<Posting> {
  const wallet = walletOf({ sql, ...world }, step.reference);
  const id = world.references[step.reference] ?? '';
  const activation = { type: 'activation', id } as const;
  switch (step.kind) {
    case 'topup':
      return ledger.creditTopup(sql, { ...wallet, amountCents: step.amountCents, topupId: id, at: AT });
    case 'hold':
      return ledger.hold(sql, { ...wallet, amountCents: step.amountCents, reference: activation, at: AT });
    case 'capture':
      return ledger.capture(sql, activation, AT);
    case 'release':
      return ledger.release(sql, activation, AT);
    case 'payout':
      return ledger.payOut(sql, { ...wallet, amountCents: step.amountCents, payoutId: id, at: AT });
    case 'payout_settled':
      return ledger.settlePayout(sql, id, AT);
    case 'payout_returned':
      return ledger.returnPayout(sql, id, AT);
    case 'adjustment': {
      // Odd amounts take money away.
      const changeCents = step.amountCents % 2 === 0 ? step.amountCents : -step.amountCents;
      return ledger.adjust(sql, { ...wallet, id, changeCents, note: 'test', at: AT });
    }
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'INSUFFICIENT_BALANCE';
  return error instanceof Error && /^no money is (held|on its way out) for/.test(error.message);
}

/** Runs a step; a refusal that the ledger is meant to give is an outcome, anything else fails the test. */
export async function run(world: World, step: Step): Promise<StepOutcome> {
  try {
    return { step, posting: await post(world, step) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { step, posting: null };
  }
}
