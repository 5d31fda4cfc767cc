import type { Platform } from '../../../platform/platform.js';
import type { StaffRequest } from '../audit/staff-action.js';
import { changeAsStaff } from '../audit/staff-change.js';
import { createFiguresStore } from './figures.store.js';

type Deps = Pick<Platform, 'db' | 'clock'>;

export class FiguresService {
  constructor(private readonly deps: Deps) {}

  rebuild(asked: StaffRequest): Promise<void> {
    return changeAsStaff(this.deps, asked, async ({ sql }) => {
      await createFiguresStore({ sql }).forget();
      return { result: undefined, changes: [{ entityId: 'all', userId: null }] };
    });
  }
}
