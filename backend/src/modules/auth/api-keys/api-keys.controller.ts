import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Delete,
  Example,
  Get,
  Path,
  Post,
  Request,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { actorOf } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import {
  type ApiKeysDto,
  type ApiKeyIdDto,
  type CreateApiKeyRequestDto,
  type CreatedApiKeyDto,
  presentApiKeys,
  presentApiKey,
} from './api-key.dto.js';
import type { ApiKeyService } from './api-key.service.js';

@Route('api/v1/users/me/api-keys')
@Tags('API keys')
@Security('session')
export class ApiKeysController extends Controller {
  constructor(private readonly apiKeys: ApiKeyService) {
    super();
  }

  /** The keys of the account, without their secrets. */
  @Get()
  async listApiKeys(@Request() request: HttpRequest): Promise<ApiKeysDto> {
    return presentApiKeys(await this.apiKeys.list(actorOf(request)));
  }

  /** Creates a key, for who signed in or confirmed the session within 15 minutes. Its secret is in this answer only. */
  @Post()
  @SuccessResponse(201, 'Created')
  @Example<CreatedApiKeyDto>({
    id: '01a1fe03-0993-7a32-a075-efd0a8976993',
    name: 'My bot',
    scopes: ['read', 'buy'],
    dialect: false,
    prefix: 'torpedo_Zk3xQ9',
    created_at: '2026-03-10T12:00:00.000Z',
    last_used_at: null,
    key: 'torpedo_Zk3xQ9w0Y2b8Ms1pVt7RgHc4LdNfKjXeAqUoBiCyPzD',
  })
  @Response(403, '`REAUTHENTICATION_REQUIRED`: this session has to be confirmed first')
  @Response(409, '`API_KEY_LIMIT_REACHED`: the account has as many keys as it may have (`maximum`)')
  async createApiKey(
    @Request() request: HttpRequest,
    @Body() body: CreateApiKeyRequestDto,
  ): Promise<CreatedApiKeyDto> {
    const { name, scopes, dialect: isDialect = false } = body;
    const scope = scopes.includes('buy') ? 'buy' : 'read';
    const created = await this.apiKeys.create(
      actorOf(request),
      { name, scope, isDialect },
      originOf(request),
    );
    this.setStatus(201);
    return { ...presentApiKey(created.key), key: created.secret };
  }

  /** Revokes a key: the next request with it is refused. */
  @Delete('{id}')
  @SuccessResponse(204, 'Revoked')
  @Response(404, 'The account has no such key')
  async revokeApiKey(@Request() request: HttpRequest, @Path() id: ApiKeyIdDto): Promise<void> {
    await this.apiKeys.revoke(actorOf(request), id, originOf(request));
  }
}
