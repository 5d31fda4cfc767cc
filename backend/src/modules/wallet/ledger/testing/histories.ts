import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Sql } from '../../../../platform/database/index.js';
import { DomainError } from '../../../../platform/errors/index.js';
import type { Currency } from '../../../../platform/money.js';
import type { Posting } from '../ledger.store.js';
import { faultsOf, NO_FAULTS } from './invariants.js';
import { createCustomer, ledger, type KindRule } from './ledger-steps.js';

const OWNERS = 3;
const CURRENCIES: readonly Currency[] = ['BRL', 'USD'];
const REFERENCES = 24;
const BEGINNINGS: ReadonlySet<string> = new Set(['topup', 'hold', 'capture']);

/** One step of a history. Steps with the same reference are duplicates of each other, or ends of one hold. */
interface Step {
  kind: string;
  /** True when it ends a step of another kind. */
  isEnd: boolean;
  /** The number of the reference; it also decides the wallet. */
  reference: number;
  amountCents: number;
}

interface StepOutcome {
  step: Step;
  /** Null when the step was refused. */
  posting: Posting | null;
}

export interface World {
  sql: Sql;
  userIds: string[];
  /** The id of each reference. */
  references: string[];
}

const AT = new Date('2026-03-10T12:00:00.000Z');

/**
 * Histories in which money comes often enough that holds succeed, and seldom enough that some are refused.
 * @param kinds the table of kinds, as it is when the property begins
 */
export const steps = (kinds: readonly KindRule[], maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc
      .record({
        // The kinds that others need first come twice as often.
        rule: fc.constantFrom(...kinds, ...kinds.filter(({ kind }) => BEGINNINGS.has(kind))),
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

async function createWorld(sql: Sql): Promise<World> {
  const userIds = await Promise.all(Array.from({ length: OWNERS }, () => createCustomer(sql)));
  return { sql, userIds, references: Array.from({ length: REFERENCES }, () => randomUUID()) };
}

/** The wallet that a reference belongs to. */
function walletOf(world: World, reference: number): { userId: string; currency: Currency } {
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

/** Runs a step. A refusal that the ledger is meant to give is a result; any other error fails the test. */
async function run(world: World, step: Step): Promise<StepOutcome> {
  try {
    return { step, posting: await post(world, step) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { step, posting: null };
  }
}

interface ModelAnswer {
  moved: boolean;
  kind: string;
  available: number;
  held: number;
}

/** The ledger as plain arithmetic over the table of kinds: what each step must answer when it runs alone. */
class LedgerModel {
  readonly #kinds: ReadonlyMap<string, KindRule>;
  readonly #wallets = new Map<string, { available: number; held: number }>();
  readonly #done = new Map<string, { kind: string; amount: number }>();

  constructor(kinds: readonly KindRule[]) {
    this.#kinds = new Map(kinds.map((rule) => [rule.kind, rule]));
  }

  /** What a step of this kind has moved; of an end, what another step may take back. */
  #begun(kind: string, reference: number): { amount: number } | undefined {
    const done = this.#done.get(this.#keyOf(kind, reference));
    return done?.kind === kind ? done : undefined;
  }

  /** Two ends of one beginning exclude each other, so they share a key. */
  #keyOf(kind: string, reference: number): string {
    const ends = this.#kinds.get(kind)?.ends ?? null;
    return `${ends === null ? kind : `end of ${ends}`}:${reference}`;
  }

  /** Null when the step must be refused. */
  apply(walletKey: string, step: Step): ModelAnswer | null {
    const rule = this.#kinds.get(step.kind);
    if (!rule) return null;
    const wallet = this.#wallets.get(walletKey) ?? { available: 0, held: 0 };
    const begun = rule.ends === null ? null : this.#begun(rule.ends, step.reference);
    if (begun === undefined) return null;

    const key = this.#keyOf(step.kind, step.reference);
    const earlier = this.#done.get(key);
    if (earlier) return { moved: false, kind: earlier.kind, ...wallet };

    const amount = begun ? begun.amount : step.amountCents;
    const change = (account: 'available' | 'held') =>
      (rule.creditAccount === account ? amount : 0) - (rule.debitAccount === account ? amount : 0);
    const after = { available: wallet.available + change('available'), held: wallet.held + change('held') };
    if (after.available < 0) return null;
    this.#wallets.set(walletKey, after);
    this.#done.set(key, { kind: step.kind, amount });
    return { moved: true, kind: step.kind, ...after };
  }
}

/** How many steps run at the same time. */
const AT_ONCE = 10;

/** Two ends of one beginning exclude each other, so they count as one. */
function effectsMovedTwice(kinds: readonly KindRule[], outcomes: readonly StepOutcome[]): string[] {
  const effects = new Map(kinds.map(({ kind, ends }) => [kind, ends === null ? kind : `end of ${ends}`]));
  const moved = outcomes
    .filter(({ posting }) => posting?.moved)
    .map(({ step }) => `${effects.get(step.kind)}:${step.reference}`);
  return moved.filter((effect, index) => moved.indexOf(effect) !== index);
}

/** Runs many steps at once, then searches for any cent that was created, lost or counted twice. */
export async function checkConcurrentHistory(sql: Sql, history: readonly Step[]): Promise<void> {
  const world = await createWorld(sql);
  const outcomes: StepOutcome[] = [];
  for (let from = 0; from < history.length; from += AT_ONCE) {
    const batch = history.slice(from, from + AT_ONCE);
    outcomes.push(...(await Promise.all(batch.map((step) => run(world, step)))));
  }
  expect(effectsMovedTwice(await ledger.kinds(sql), outcomes)).toEqual([]);
  expect(await faultsOf(sql, world.userIds)).toEqual(NO_FAULTS);
}

/** Runs the steps one by one and compares every answer with a model that has two numbers for each wallet. */
export async function checkSequentialHistory(sql: Sql, history: readonly Step[]): Promise<void> {
  const world = await createWorld(sql);
  const model = new LedgerModel(await ledger.kinds(sql));
  for (const step of history) {
    const { userId, currency } = walletOf(world, step.reference);
    const expected = model.apply(`${userId}:${currency}`, step);
    const { posting } = await run(world, step);
    expect(
      posting && {
        moved: posting.moved,
        kind: posting.kind,
        available: posting.availableCents,
        held: posting.heldCents,
      },
    ).toEqual(expected);
  }
  expect(await faultsOf(sql, world.userIds)).toEqual(NO_FAULTS);
}
