import { expect } from 'vitest';
import type { Sql } from '../../../../platform/database/index.js';
import { createWorld, run, walletOf, type Step, type StepOutcome } from './histories.js';
import { faultsOf, NO_FAULTS } from './invariants.js';
import { LedgerModel } from './ledger-model.js';
import { ledger, type KindRule } from './ledger-steps.js';

/** How many steps run at once. */
const AT_ONCE = 10;

/** The ends of one beginning exclude each other, so they count as one. */
function effectsMovedTwice(kinds: readonly KindRule[], outcomes: readonly StepOutcome[]): string[] {
  const effects = new Map(kinds.map(({ kind, ends }) => [kind, ends === null ? kind : `end of ${ends}`]));
  const moved = outcomes
    .filter(({ posting }) => posting?.moved)
    .map(({ step }) => `${effects.get(step.kind)}:${step.reference}`);
  return moved.filter((effect, index) => moved.indexOf(effect) !== index);
}

/** Runs the steps many at once, then looks for a cent that came, went or was counted twice. */
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

/** Runs the steps one by one beside a model of two numbers a wallet, and compares every answer. */
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
