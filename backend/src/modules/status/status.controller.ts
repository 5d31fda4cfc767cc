import { Body, Example, Get, Post, Produces, Queries, Route, SuccessResponse, Tags } from '@tsoa/runtime';
import {
  answerWhole,
  ApiController,
  networkOf,
  type ListPageDto,
  type MessageDto,
  type WholeListQueryDto,
} from '../../platform/http/index.js';
import { FOLLOW_ASKED } from './followers/follower-mails.js';
import type { FollowersService } from './followers/followers.service.js';
import type { IncidentDto } from './incidents/incident.dto.js';
import type { IncidentsService } from './incidents/incidents.service.js';
import type {
  FollowStatusRequestDto,
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
  followers: FollowersService;
}> {
  /**
   * Tells how many of our numbers received their message in the last hour and the last 24, and how long they waited.
   * The page /status shows the same figures. Public; they are counted again every few seconds.
   */
  @Get()
  async readStatus(): Promise<StatusDto> {
    return this.deps.status.read(this.language);
  }

  /** Lists every service and country that had numbers in the last 24 hours. Public. */
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

  /** Lists the open incidents, and those that were resolved in the last 90 days; the newest first. Public. */
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

  /** Gives the same incidents as RSS 2.0, with an item for each update. Public. */
  @Get('incidents/feed')
  @Produces('application/rss+xml')
  async readIncidentFeed(@Queries() query: IncidentFeedQueryDto): Promise<string> {
    this.request
      .res!.type('application/rss+xml')
      .send(await this.deps.incidents.feed(query.language ?? this.language));
    return '';
  }

  /**
   * Mails a link to the address. Once it is confirmed there, we mail each update of an incident to it. The answer is the
   * same when the address follows already. Public; at most ten calls an hour from one network, three for one address.
   */
  @Post('followers')
  @SuccessResponse(202, 'Accepted')
  @Example<MessageDto>({ message: 'We sent a link to that address. Confirm there that you want to follow.' })
  async followStatus(@Body() body: FollowStatusRequestDto): Promise<MessageDto> {
    const { language, request } = this;
    await this.deps.followers.ask({ email: body.email, language, network: networkOf(request.ip) });
    this.setStatus(202);
    return { message: FOLLOW_ASKED[language] };
  }
}
