import type { Request } from 'express';
import type { ListQueryDto, Sheet } from '../../../platform/http/index.js';
import type { Platform } from '../../../platform/platform.js';
import { staffRequestOf } from './staff-action.js';
import { changeAsStaff } from './staff-change.js';

type Deps = Pick<Platform, 'db' | 'clock'>;

interface PersonalSheet extends Sheet {
  userId?: string;
}

const WHICH_PART: ReadonlySet<string> = new Set<keyof ListQueryDto<string>>([
  'page',
  'per_page',
  'cursor',
  'sort',
  'direction',
  'format',
]);

/** An export takes personal data away, so the audit records who took which rows before the first row is sent. */
export class ListExports {
  constructor(private readonly deps: Deps) {}

  recorded(request: Request, query: object, { userId, ...sheet }: PersonalSheet): Required<Sheet> {
    const filter = Object.fromEntries(Object.entries(query).filter(([name]) => !WHICH_PART.has(name)));
    return {
      ...sheet,
      beforeSending: ({ total, total_is_estimated }) =>
        changeAsStaff(this.deps, staffRequestOf(request, {}, 'list.export'), async () => {
          const after = { ...filter, rows: total, ...(total_is_estimated && { rows_are_estimated: true }) };
          return { result: undefined, changes: [{ entityId: sheet.name, userId: userId ?? null, after }] };
        }),
    };
  }
}
