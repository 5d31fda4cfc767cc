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
import { answerWhole, type ListPageDto, type WholeListQueryDto } from '../../../platform/http/index.js';
import type { ReasonDto } from '../admin.dto.js';
import { StaffController } from '../staff-controller.js';
import type { CatalogueModule, ProviderCheckDto, ProviderDto } from '../../catalogue/index.js';
import type { ChangeProviderRequestDto, CreateProviderRequestDto } from './providers.dto.js';
import type { ProvidersService } from './providers.service.js';

const CSV_COLUMNS =
  'code name source priority currency balance balance_at balance_lasts_hours open_numbers max_open_numbers is_paused pause_reason circuit.state circuit.reason health.attempts health.errors health.error_rate health.p95_latency_ms health.settled health.delivered updated_at';

@Route('api/v1/admin/providers')
@Security('staff', ['providers.read'])
export class AdminProvidersController extends StaffController<{
  catalogue: Pick<CatalogueModule, 'providers'>;
  providers: ProvidersService;
}> {
  /** Lists the connected providers, by priority when no other order is asked for. */
  @Get()
  async listProviders(
    @Queries() query: WholeListQueryDto<'priority' | 'code' | 'name'>,
  ): Promise<ListPageDto<ProviderDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.catalogue.providers.list(),
      sorts: { priority: ({ priority }) => priority, code: ({ code }) => code, name: ({ name }) => name },
      order: { sort: 'priority', direction: 'asc' },
      present: (provider) => provider,
      csv: { name: 'providers', columns: CSV_COLUMNS },
    });
  }

  /**
   * Adds a provider. Its offers appear in the catalogue when its lists have been read. Its priority decides when
   * numbers are bought there. We ask it for messages regularly.
   */
  @Post()
  @Security('staff', ['provider.create'])
  @SuccessResponse(201, 'Added')
  @Response(
    409,
    'PROVIDER_EXISTS, or SIMULATED_PAYMENTS: payments are simulated, so real numbers would be free',
  )
  async createProvider(@Body() body: CreateProviderRequestDto): Promise<ProviderDto> {
    return this.deps.providers.create(body, this.asked(body));
  }

  @Get('{code}')
  async getProvider(@Path() code: string): Promise<ProviderDto> {
    return this.deps.catalogue.providers.get(code);
  }

  /** Changes the name, priority or connection of a provider. */
  @Patch('{code}')
  @Security('staff', ['provider.change'])
  @Response(
    409,
    'CHANGED_MEANWHILE: see `current`; PROVIDER_OF_ENVIRONMENT: its connection is set in the environment',
  )
  async changeProvider(@Path() code: string, @Body() body: ChangeProviderRequestDto): Promise<ProviderDto> {
    return this.deps.providers.change(code, body, this.asked(body));
  }

  /** Pauses a provider, so that no new numbers are bought there. Numbers in use are not affected. */
  @Post('{code}/pause')
  @Security('staff', ['provider.pause'])
  async pauseProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderDto> {
    return this.deps.providers.change(code, { isPaused: true }, this.asked(body));
  }

  /** Resumes a paused provider. */
  @Post('{code}/resume')
  @Security('staff', ['provider.resume'])
  async resumeProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderDto> {
    return this.deps.providers.change(code, { isPaused: false }, this.asked(body));
  }

  /** Asks a provider for our balance, reads its lists into the catalogue, and answers the result. The audit records who asked. */
  @Post('{code}/check')
  @Security('staff', ['provider.check'])
  async checkProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderCheckDto> {
    return this.deps.providers.check(code, this.asked(body));
  }
}
