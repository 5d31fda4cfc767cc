import { Get, Queries, Route, Tags } from '@tsoa/runtime';
import { answerWhole, ApiController, type ListPageDto } from '../../platform/http/index.js';
import type { ListStatusProductsQueryDto, StatusDto, StatusProductDto } from './status.dto.js';
import type { StatusService } from './status.service.js';

const CSV_COLUMNS =
  'service_code service_name country_iso country_name hour.numbers hour.delivery_percent hour.median_seconds ' +
  'hour.p90_seconds day.numbers day.delivery_percent day.median_seconds day.p90_seconds';

@Route('api/v1/status')
@Tags('Status')
export class StatusController extends ApiController<{ status: StatusService }> {
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
}
