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

/** What staff tell everybody at /status. */
@Route('api/v1/admin/incidents')
@Security('staff', ['incidents.read'])
export class AdminIncidentsController extends StaffController<{ incidents: AdminIncidentsService }> {
  /** The open ones, and those that began within 90 days. */
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

  /** How many customers would be told of an incident that affects these numbers, and how many follow by mail. */
  @Get('customers')
  async countAffectedCustomers(@Queries() query: AffectedCustomersQueryDto): Promise<AffectedCustomersDto> {
    return this.deps.incidents.readersOf(query.numbers ?? []);
  }

  @Get('{id}')
  async getIncident(@Path() id: IncidentIdDto): Promise<AdminIncidentDto> {
    return this.deps.incidents.get(id, this.language);
  }

  /** Opens an incident with its first update, for everybody to read at once. */
  @Post()
  @Security('staff', ['incident.open'])
  @SuccessResponse(201, 'Made')
  async openIncident(@Body() body: OpenIncidentRequestDto): Promise<AdminIncidentDto> {
    return this.deps.incidents.open(body, this.asked(body), this.language);
  }

  /** Publishes an update, which also changes the incident. A resolved one is open again by another state. */
  @Post('{id}/updates')
  @Security('staff', ['incident.update'])
  @SuccessResponse(201, 'Made')
  @Response(409, 'CHANGED_MEANWHILE: see `current`')
  async updateIncident(
    @Path() id: IncidentIdDto,
    @Body() body: UpdateIncidentRequestDto,
  ): Promise<AdminIncidentDto> {
    return this.deps.incidents.update(id, body, this.asked(body), this.language);
  }

  /** Corrects the text of an update, which is marked as corrected. */
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
