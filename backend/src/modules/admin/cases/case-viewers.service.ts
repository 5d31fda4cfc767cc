import { DomainError } from '../../../platform/errors/index.js';
import type { Platform } from '../../../platform/platform.js';
import type { AuthModule } from '../../auth/index.js';
import { createCaseViewerStore } from '../../support/index.js';
import type { CaseViewersDto } from './admin-cases.dto.js';

interface Deps extends Pick<Platform, 'db' | 'clock'> {
  auth: Pick<AuthModule, 'peopleOf'>;
}

export class CaseViewersService {
  constructor(private readonly deps: Deps) {}

  async look(id: string, staffId: string): Promise<CaseViewersDto> {
    const store = createCaseViewerStore(this.deps.db.sql);
    const now = this.deps.clock.now();
    if (!(await store.look(id, staffId, now))) throw new DomainError('NOT_FOUND');
    const people = await this.deps.auth.peopleOf(await store.others(id, staffId, now));
    return { others: [...people.values()] };
  }
}
