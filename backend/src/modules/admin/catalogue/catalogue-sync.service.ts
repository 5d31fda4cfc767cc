import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import type { ActivationsModule, SyncedLists } from '../../activations/index.js';
import { changeAsStaff } from '../audit/staff-change.js';
import type { Editing } from './editing.js';

interface Deps {
  db: Database;
  clock: Clock;
  activations: Pick<ActivationsModule, 'providers' | 'syncCatalogue'>;
}

/** Lets staff read the providers' lists at once. */
export class CatalogueSyncService {
  constructor(private readonly deps: Deps) {}

  /**
   * Prices, stock and names follow the lists of this provider, or of all; what staff has decided about products stays.
   * @throws DomainError NOT_FOUND
   */
  async sync(provider: string | undefined, editing: Editing): Promise<SyncedLists[]> {
    const { activations } = this.deps;
    const connected = (await activations.providers.list()).map(({ code }) => code);
    const codes = connected.filter((code) => provider === undefined || code === provider);
    if (codes.length === 0 && provider !== undefined) throw new DomainError('NOT_FOUND');
    await changeAsStaff(this.deps, editing, () => {
      const entity = { type: 'catalogue', id: 'offers' } as const;
      const after = { providers: codes.join(', ') };
      const change = { action: 'catalogue.sync', entity, userId: null, before: null, after } as const;
      return Promise.resolve({ result: undefined, changes: [change] });
    });
    return activations.syncCatalogue(codes);
  }
}
