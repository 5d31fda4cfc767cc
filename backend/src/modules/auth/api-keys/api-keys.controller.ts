import {
  Body,
  Delete,
  Example,
  Get,
  Patch,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import {
  type ApiKeyDto,
  type ApiKeysDto,
  type ApiKeyIdDto,
  type ChangeApiKeyRequestDto,
  type CreateApiKeyRequestDto,
  type CreatedApiKeyDto,
  presentApiKeys,
  presentApiKey,
} from './api-key.dto.js';
import type { ApiKeyService } from './api-key.service.js';

@Route('api/v1/users/me/api-keys')
@Tags('API keys')
@Security('session', ['buyers'])
export class ApiKeysController extends ApiController<{ apiKeys: ApiKeyService }> {
  /** Lists the keys of the account, without their secrets. A member of its team gets only their own. */
  @Get()
  async listApiKeys(): Promise<ApiKeysDto> {
    return presentApiKeys(await this.deps.apiKeys.list(this.actor));
  }

  /** Creates a key; the session has to be signed in or confirmed within 15 minutes. Only this answer has the secret. */
  @Post()
  @SuccessResponse(201, 'Created')
  @Example<CreatedApiKeyDto>({
    id: '01a1fdf9-7b15-74c9-8e03-6c2d9a41b7f0',
    name: 'My bot',
    scopes: ['read', 'buy'],
    dialect: false,
    test: false,
    prefix: 'torpedo_Zk3xQ9',
    created_at: '2026-03-10T11:57:00.000Z',
    last_used_at: null,
    member_name: null,
    daily_budget_cents: 2_000,
    currency: 'BRL',
    spent_today_cents: 0,
    key: 'torpedo_Zk3xQ9w0Y2b8Ms1pVt7RgHc4LdNfKjXeAqUoBiCyPzD',
  })
  @Response(403, '`REAUTHENTICATION_REQUIRED`: this session has to be confirmed first')
  @Response(409, '`API_KEY_LIMIT_REACHED`: the account already has the maximum of keys (`maximum`)')
  async createApiKey(@Body() body: CreateApiKeyRequestDto): Promise<CreatedApiKeyDto> {
    const { name, scopes, dialect: isDialect = false, test: isTest = false } = body;
    const { daily_budget_cents: dailyBudgetCents = null } = body;
    const scope = scopes.includes('buy') ? 'buy' : 'read';
    const created = await this.deps.apiKeys.create(
      this.actor,
      { name, scope, isDialect, isTest, dailyBudgetCents },
      originOf(this.request),
    );
    this.setStatus(201);
    return { ...presentApiKey(created.key), key: created.secret };
  }

  /** Sets how much the key may spend in a day. The money that it has spent today counts. */
  @Patch('{id}')
  @Response(404, 'The account has no such key')
  async changeApiKey(@Path() id: ApiKeyIdDto, @Body() body: ChangeApiKeyRequestDto): Promise<ApiKeyDto> {
    const { actor, request } = this;
    return presentApiKey(
      await this.deps.apiKeys.setBudget(actor, id, body.daily_budget_cents, originOf(request)),
    );
  }

  /** Revokes a key: the next request with it is refused. */
  @Delete('{id}')
  @SuccessResponse(204, 'Revoked')
  @Response(404, 'The account has no such key')
  async revokeApiKey(@Path() id: ApiKeyIdDto): Promise<void> {
    await this.deps.apiKeys.revoke(this.actor, id, originOf(this.request));
  }
}
