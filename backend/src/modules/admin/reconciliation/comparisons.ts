import { dayOf } from '../../../platform/days.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule } from '../../catalogue/index.js';
import type { WalletModule } from '../../wallet/index.js';
import { compareBalance } from './balances.check.js';
import { compareChain } from './chain.check.js';
import { compareCharges } from './charges.check.js';
import { daysToCompare, firstDay, type ComparedDay } from './compared-days.js';
import type { CheckName, Compared } from './difference.js';
import { createDifferenceStore } from './differences.store.js';
import { createOurSide } from './our-side.read-model.js';
import { createRunStore, type CheckResult } from './runs.store.js';
import { compareTopups } from './topups.check.js';
import { compareWallets } from './wallets.check.js';

interface Deps extends Pick<Platform, 'db' | 'clock' | 'log'> {
  wallet: Pick<WalletModule, 'books' | 'daySeals' | 'gateways'>;
  catalogue: Pick<CatalogueModule, 'providerAccounts'>;
}

interface Totals {
  compared: number;
  found: number;
  gone: number;
  problem?: string | null;
}

/** Thrown when the other side could not be read. Its known differences then stay as they are. */
class NotComparable extends Error {}

function comparable(compared: Compared): Exclude<Compared, { problem: string }> {
  if ('problem' in compared) throw new NotComparable(compared.problem);
  return compared;
}

export class Comparisons {
  constructor(private readonly deps: Deps) {}

  async carryOut(id: string): Promise<void> {
    const { db, clock, wallet, catalogue, log } = this.deps;
    const now = clock.now();
    const results: CheckResult[] = [];
    const differences = createDifferenceStore(db.sql);
    const ours = createOurSide(db.sql);
    const check = async (checkName: CheckName, party: string, work: () => Promise<Totals>) => {
      results.push(await this.#attempt(checkName, party, work));
    };
    await check('wallets', '', () => compareWallets({ books: wallet.books, differences, now }));
    for (const gateway of wallet.gateways) {
      await check('topups', gateway.code, () =>
        this.#byDay('topups', gateway.code, now, (day) => compareTopups(ours, gateway, day)),
      );
    }
    for (const provider of await catalogue.providerAccounts()) {
      await check('charges', provider.code, () =>
        this.#byDay('charges', provider.code, now, (day) => compareCharges(ours, provider, day)),
      );
      await check('balances', provider.code, () => this.#balance(provider, now));
    }
    await check('chain', '', () => compareChain({ seals: wallet.daySeals, differences, now }));
    await createRunStore(db.sql).end(id, clock.now(), results);
    const found = results.reduce((total, result) => total + result.found, 0);
    if (found > 0) log.warn({ found }, 'the books differ from what others say');
  }

  async #attempt(checkName: CheckName, party: string, work: () => Promise<Totals>): Promise<CheckResult> {
    try {
      return { checkName, party, problem: null, ...(await work()) };
    } catch (error) {
      if (!(error instanceof NotComparable)) {
        this.deps.log.error({ err: error, check: checkName, party }, 'a comparison of the books failed');
      }
      const problem = error instanceof NotComparable ? error.message : 'INTERNAL_ERROR';
      return { checkName, party, compared: null, found: 0, gone: 0, problem };
    }
  }

  async #byDay(
    checkName: CheckName,
    party: string,
    now: Date,
    compare: (day: ComparedDay) => Promise<Compared>,
  ): Promise<Totals> {
    const { sql } = this.deps.db;
    const [runs, differences] = [createRunStore(sql), createDifferenceStore(sql)];
    const done = await runs.comparedDays(checkName, party, firstDay(now));
    const open = await differences.openDays(checkName, party);
    const totals = { compared: 0, found: 0, gone: 0, problem: null as string | null };
    for (const each of daysToCompare(now, done, open)) {
      const { day, isClosed } = each;
      const { compared, findings, partly } = comparable(await compare(each));
      const subjects = partly?.subjects ?? null;
      const recorded = await differences.record({ checkName, party, day, subjects }, findings, now);
      totals.problem ??= partly?.problem ?? null;
      if (isClosed && !partly) await runs.saveDay(checkName, party, day, compared, now);
      totals.compared += compared;
      totals.found += recorded.found;
      totals.gone += recorded.gone;
    }
    return totals;
  }

  async #balance(
    provider: Awaited<ReturnType<CatalogueModule['providerAccounts']>>[number],
    now: Date,
  ): Promise<Totals> {
    const { db, wallet } = this.deps;
    const runs = createRunStore(db.sql);
    const isFirst = !(await runs.wasCompared('balances', provider.code));
    const asked = { ours: createOurSide(db.sql), books: wallet.books, isFirst, now };
    const { compared, findings } = comparable(await compareBalance(asked, provider));
    await runs.saveDay('balances', provider.code, dayOf(now), compared, now);
    const scope = { checkName: 'balances', party: provider.code, day: null, subjects: null } as const;
    return { compared, ...(await createDifferenceStore(db.sql).record(scope, findings, now)) };
  }
}
