import { Get, Queries, Route, Security } from '@tsoa/runtime';
import { addDays, isDay, startOfDay } from '../../../platform/days.js';
import { InvalidInputError } from '../../../platform/errors/index.js';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';
import type { ListExports } from './list-exports.js';
import type { AuditEntryDto, ListAuditQueryDto } from './audit.dto.js';
import type { AuditService } from './audit.service.js';

const CSV_COLUMNS =
  'at staff.email token action entity_type entity_id user.email before after reason ip_address client request_id';

/** A day means its beginning for `from`, and its end for `to`. */
function momentOf(field: 'from' | 'to', text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (isDay(text)) return startOfDay(field === 'from' ? text : addDays(text, 1));
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new InvalidInputError({ [field]: 'invalid' });
  return moment;
}

@Route('api/v1/admin/audit')
@Security('staff', ['audit.read'])
export class AuditController extends StaffController<{ audit: AuditService; exports: ListExports }> {
  /** Lists the changes that staff made, newest first. */
  @Get()
  async listAudit(@Queries() query: ListAuditQueryDto): Promise<ListPageDto<AuditEntryDto>> {
    return answerPage(this.request, query, {
      list: this.deps.audit.list,
      filter: {
        staffId: query.staff_id,
        entityType: query.entity_type,
        entityId: query.entity_id,
        userId: query.user_id,
        action: query.action,
        from: momentOf('from', query.from),
        to: momentOf('to', query.to),
        search: searchedText(query.search),
        requestId: query.request_id,
        // A search has to look at all records of an operation, not only at the first one.
        isOperation: (query.operations && !query.search && !query.entity_id) || undefined,
      },
      order: { sort: 'at', direction: 'desc' },
      present: (entry) => entry,
      csv: this.deps.exports.recorded(this.request, query, { name: 'audit', columns: CSV_COLUMNS }),
    });
  }
}
