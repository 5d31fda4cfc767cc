import {
  Body,
  Get,
  Patch,
  Path,
  Post,
  Queries,
  Response,
  Route,
  Security,
  SuccessResponse,
} from '@tsoa/runtime';
import { answerWhole, type ListPageDto } from '../../../platform/http/index.js';
import { StaffController } from '../staff-controller.js';
import type {
  AdminIncidentDto,
  AffectedCustomersDto,
  AffectedCustomersQueryDto,
  CorrectIncidentRequestDto,
  IncidentIdDto,
  ListIncidentsQueryDto,
  OpenIncidentRequestDto,
  UpdateIncidentRequestDto,
} from './incidents.dto.js';
import type { AdminIncidentsService } from './incidents.service.js';

const CSV_COLUMNS = 'id started_at resolved_at state impact titles.pt opened_by updated_at';

/** The incidents that staff publish at /status. */
@Route('api/v1/admin/incidents')
@Security('staff', ['incidents.read'])
export class AdminIncidentsController extends StaffController<{ incidents: AdminIncidentsService }> {
  /** Lists the open incidents, and those that were resolved in the last 90 days. */
  @Get()
  async listIncidents(@Queries() query: ListIncidentsQueryDto): Promise<ListPageDto<AdminIncidentDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.incidents.list(query.status ?? 'all', this.language),
      sorts: { started_at: ({ started_at }) => started_at },
      order: { sort: 'started_at', direction: 'desc' },
      present: (incident) => incident,
      csv: { name: 'incidents', columns: CSV_COLUMNS },
    });
  }

  /** Counts the customers who would be told of an incident that affects these numbers, and the followers by mail. */
  @Get('customers')
  async countAffectedCustomers(@Queries() query: AffectedCustomersQueryDto): Promise<AffectedCustomersDto> {
    return this.deps.incidents.readersOf(query.numbers ?? []);
  }

  @Get('{id}')
  async getIncident(@Path() id: IncidentIdDto): Promise<AdminIncidentDto> {
    return this.deps.incidents.get(id, this.language);
  }

  /** Opens an incident and publishes its first update at once. */
  @Post()
  @Security('staff', ['incident.open'])
  @SuccessResponse(201, 'Created')
  async openIncident(@Body() body: OpenIncidentRequestDto): Promise<AdminIncidentDto> {
    return this.deps.incidents.open(body, this.asked(body), this.language);
  }

  /** Publishes an update, which also changes the incident. A state other than `resolved` opens it again. */
  @Post('{id}/updates')
  @Security('staff', ['incident.update'])
  @SuccessResponse(201, 'Created')
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async updateIncident(
    @Path() id: IncidentIdDto,
    @Body() body: UpdateIncidentRequestDto,
  ): Promise<AdminIncidentDto> {
    return this.deps.incidents.update(id, body, this.asked(body), this.language);
  }

  /** Corrects the text of an update, and marks the update as corrected. */
  @Patch('{id}/updates/{updateId}')
  @Security('staff', ['incident.correct'])
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async correctIncident(
    @Path() id: IncidentIdDto,
    @Path() updateId: IncidentIdDto,
    @Body() body: CorrectIncidentRequestDto,
  ): Promise<AdminIncidentDto> {
    return this.deps.incidents.correct({ id, updateId }, body, this.asked(body), this.language);
  }
}
