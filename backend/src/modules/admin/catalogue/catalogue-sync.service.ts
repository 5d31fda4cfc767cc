import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { CatalogueModule, SyncedProviderDto } from '../../catalogue/index.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  catalogue: Pick<CatalogueModule, 'providers' | 'sync'>;
}

export class CatalogueSyncService {
  constructor(private readonly deps: Deps) {}

  /**
   * Reads the lists of this provider, or of all, and takes their prices, stock and names. Staff's decisions stay.
   * @throws DomainError NOT_FOUND
   */
  async sync(provider: string | undefined, asked: StaffRequest): Promise<SyncedProviderDto[]> {
    const { catalogue } = this.deps;
    const connected = (await catalogue.providers.list()).map(({ code }) => code);
    const codes = connected.filter((code) => provider === undefined || code === provider);
    if (codes.length === 0 && provider !== undefined) throw new DomainError('NOT_FOUND');
    const after = { providers: codes.join(', ') };
    await changeAsStaff(this.deps, asked, async () => ({
      result: undefined,
      changes: [{ entityId: 'offers', userId: null, after }],
    }));
    return catalogue.sync(codes);
  }
}
