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
import type { ProviderDto } from '../../catalogue/index.js';
import { PROVIDER_CSV_COLUMNS } from './catalogue-admin.presenter.js';
import type {
  ChangeProviderRequestDto,
  CreateProviderRequestDto,
  ProviderCheckDto,
} from './providers.dto.js';
import type { ProviderEdit, ProvidersService } from './providers.service.js';

@Route('api/v1/admin/providers')
@Security('staff', ['providers.read'])
export class AdminProvidersController extends StaffController<{ providers: ProvidersService }> {
  /** The connected providers, by priority unless another order is asked for. */
  @Get()
  async listProviders(
    @Queries() query: WholeListQueryDto<'priority' | 'code' | 'name'>,
  ): Promise<ListPageDto<ProviderDto>> {
    return answerWhole(this.request, query, {
      items: await this.deps.providers.list(),
      sorts: { priority: ({ priority }) => priority, code: ({ code }) => code, name: ({ name }) => name },
      order: { sort: 'priority', direction: 'asc' },
      present: (provider) => provider,
      csv: { name: 'providers', columns: PROVIDER_CSV_COLUMNS },
    });
  }

  /**
   * Adds a provider. Its offers appear in the catalogue once its lists have been read; numbers are bought there by
   * its priority, and its messages are polled.
   */
  @Post()
  @Security('staff', ['provider.create'])
  @SuccessResponse(201, 'Added')
  @Response(409, 'PROVIDER_EXISTS, or SIMULATED_PAYMENTS: a real provider would give numbers away')
  async createProvider(@Body() body: CreateProviderRequestDto): Promise<ProviderDto> {
    const edit = { ...editOf(body), name: body.name };
    const made = await this.deps.providers.create(body.code, edit, this.asked(body));
    return made;
  }

  /** One provider. */
  @Get('{code}')
  async getProvider(@Path() code: string): Promise<ProviderDto> {
    return await this.deps.providers.get(code);
  }

  /** Changes the name, priority or connection of a provider. */
  @Patch('{code}')
  @Security('staff', ['provider.change'])
  @Response(
    409,
    'CHANGED_MEANWHILE: see `current`; PROVIDER_OF_ENVIRONMENT: how it is reached stands in the environment',
  )
  async changeProvider(@Path() code: string, @Body() body: ChangeProviderRequestDto): Promise<ProviderDto> {
    const asked = this.asked(body);
    return await this.deps.providers.change(code, editOf(body), asked);
  }

  /** Pauses a provider: no new numbers are bought there. Open numbers go on. */
  @Post('{code}/pause')
  @Security('staff', ['provider.pause'])
  @Response(422, 'No reason')
  async pauseProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderDto> {
    return await this.deps.providers.pause(code, this.asked(body));
  }

  /** Resumes a paused provider. */
  @Post('{code}/resume')
  @Security('staff', ['provider.resume'])
  async resumeProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderDto> {
    return await this.deps.providers.resume(code, this.asked(body));
  }

  /** Tests a provider by asking for our balance, reads its lists into the catalogue, and answers how it did. Who asked is recorded in the audit. */
  @Post('{code}/check')
  @Security('staff', ['provider.check'])
  async checkProvider(@Path() code: string, @Body() body?: ReasonDto): Promise<ProviderCheckDto> {
    const { check, offers, provider } = await this.deps.providers.check(code, this.asked(body));
    return {
      is_reachable: check.isReachable,
      problem: check.problem,
      latency_ms: Math.round(check.latencyMs),
      offers,
      checked_at: check.at.toISOString(),
      provider,
    };
  }
}

function editOf(body: ChangeProviderRequestDto): ProviderEdit {
  return {
    name: body.name,
    priority: body.priority,
    maxOpenNumbers: body.max_open_numbers,
    connection: {
      url: body.url,
      apiKey: body.key,
      currency: body.currency,
      requestsPerSecond: body.requests_per_second,
      listsPerSecond: body.lists_per_second,
    },
  };
}
