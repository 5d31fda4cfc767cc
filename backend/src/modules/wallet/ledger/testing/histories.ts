import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import type { Currency } from '../../../../platform/money.js';
import type { Posting } from '../posting.js';
import { createCustomer } from './customers.js';
import { ledger, type KindRule } from './ledger-steps.js';

const OWNERS = 3;
const CURRENCIES: readonly Currency[] = ['BRL', 'USD'];
const REFERENCES = 24;

/** One step of a history; steps that share a reference are duplicates of each other or ends of one hold. */
export interface Step {
  kind: string;
  /** Whether it ends what another kind began. */
  isEnd: boolean;
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

/**
 * Histories in which money comes often enough for holds to succeed and seldom enough for some to be refused.
 * @param kinds the table of kinds, as it is when the property begins
 */
export const steps = (kinds: readonly KindRule[], maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc
      .record({
        // Top-ups and holds twice as often as the rest.
        rule: fc.constantFrom(...kinds, ...kinds.filter(({ kind }) => kind === 'topup' || kind === 'hold')),
        reference: fc.nat(REFERENCES - 1),
        cents: fc.integer({ min: 1, max: 1000 }),
      })
      .map(({ rule, reference, cents }) => {
        const isReverse = rule.isReversible && cents % 2 === 1;
        return {
          kind: rule.kind,
          isEnd: rule.ends !== null,
          reference,
          amountCents: isReverse ? -cents : cents,
        };
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

function post(world: World, { kind, isEnd, reference, amountCents }: Step): Promise<Posting> {
  const id = world.references[reference] ?? '';
  if (isEnd) return ledger.end(world.sql, kind, id, AT);
  return ledger.post(world.sql, kind, { ...walletOf(world, reference), amountCents, id, at: AT });
}

function isRefusal(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'INSUFFICIENT_BALANCE';
  return error instanceof Error && /^no \w+ of \w+ [-\w]+ to end$/.test(error.message);
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
