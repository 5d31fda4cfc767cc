import { Get, Produces, Queries, Route, Tags } from '@tsoa/runtime';
import {
  answerWhole,
  ApiController,
  type ListPageDto,
  type WholeListQueryDto,
} from '../../platform/http/index.js';
import type { IncidentDto } from './incidents/incident.dto.js';
import type { IncidentsService } from './incidents/incidents.service.js';
import type {
  IncidentFeedQueryDto,
  ListStatusProductsQueryDto,
  StatusDto,
  StatusProductDto,
} from './status.dto.js';
import type { StatusService } from './status.service.js';

const INCIDENT_COLUMNS = 'started_at resolved_at state impact title id';
const CSV_COLUMNS =
  'service_code service_name country_iso country_name hour.numbers hour.delivery_percent hour.median_seconds ' +
  'hour.p90_seconds day.numbers day.delivery_percent day.median_seconds day.p90_seconds';

@Route('api/v1/status')
@Tags('Status')
export class StatusController extends ApiController<{
  status: StatusService;
  incidents: IncidentsService;
}> {
  /**
   * How many of our numbers received their message in the last hour and the last 24, and how long they waited, as the
   * page /status shows it. Public; counted anew every few seconds.
   */
  @Get()
  async readStatus(): Promise<StatusDto> {
    return this.deps.status.read(this.language);
  }

  /** Every service and country that had numbers within 24 hours. Public. */
  @Get('products')
  async listStatusProducts(
    @Queries() query: ListStatusProductsQueryDto,
  ): Promise<ListPageDto<StatusProductDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.status.products(query.search ?? '', this.language),
      sorts: {
        numbers: ({ day }) => day.numbers,
        delivery: ({ day }) => day.delivery_percent ?? -1,
      },
      order: { sort: 'numbers', direction: 'desc' },
      present: (product) => product,
      csv: { name: 'status', columns: CSV_COLUMNS },
    });
  }

  /** What is disturbed, and what was within 90 days; the newest first. Public. */
  @Get('incidents')
  async listStatusIncidents(
    @Queries() query: WholeListQueryDto<'started_at'>,
  ): Promise<ListPageDto<IncidentDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.incidents.list(this.language),
      sorts: { started_at: ({ started_at }) => started_at },
      order: { sort: 'started_at', direction: 'desc' },
      present: (incident) => incident,
      csv: { name: 'incidents', columns: INCIDENT_COLUMNS },
    });
  }

  /** The same as RSS 2.0, an item for each update. Public. */
  @Get('incidents/feed')
  @Produces('application/rss+xml')
  async readIncidentFeed(@Queries() query: IncidentFeedQueryDto): Promise<string> {
    this.request
      .res!.type('application/rss+xml')
      .send(await this.deps.incidents.feed(query.language ?? this.language));
    return '';
  }
}
