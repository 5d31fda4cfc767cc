import type { UnitOfWork } from '../../../platform/database/index.js';
import type { Language } from '../../../platform/languages.js';
import type { Platform } from '../../../platform/platform.js';
import type { AccountDataHolder, OpenMatter } from '../../auth/index.js';
import { presentActivation } from '../activation.presenter.js';
import { createActivationDataStore } from './activation-data.store.js';

type Deps = Pick<Platform, 'db' | 'clock'>;

export class ActivationData implements AccountDataHolder {
  constructor(private readonly deps: Deps) {}

  async openMatters(userId: string, unit: UnitOfWork): Promise<OpenMatter[]> {
    const count = await createActivationDataStore(unit.sql).countOpen(userId, this.deps.clock.now());
    return count > 0 ? [{ kind: 'open_activations', count }] : [];
  }

  async exportOf(userId: string, language: Language): Promise<Record<string, unknown>> {
    const rows = await createActivationDataStore(this.deps.db.sql).list(userId, this.deps.clock.now());
    return {
      activations: rows.map(({ activation, endUser }) => ({
        ...presentActivation(activation, language),
        end_user: endUser,
      })),
    };
  }

  async erase(userId: string, unit: UnitOfWork): Promise<void> {
    await createActivationDataStore(unit.sql).forget(userId);
  }
}
