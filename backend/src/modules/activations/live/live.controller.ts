import { Extension, Get, Path, Response, Route, Security, SuccessResponse, Tags } from '@tsoa/runtime';
import { DomainError } from '../../../platform/errors/index.js';
import { ApiController, assertOwnUserId } from '../../../platform/http/index.js';
import type { LiveEventDto } from './live-event.dto.js';

/** Marks the operation as a WebSocket for tools that know this extension of OpenAPI. */
const SOCKET = {
  subprotocols: [
    ['api-key', '<API key>'],
    ['bearer', '<access_token>'],
  ],
  send: { type: 'object', properties: { type: { type: 'string', enum: ['ping'] } }, required: ['type'] },
  receive: { $ref: '#/components/schemas/LiveEventDto' },
};

/** Documents the WebSocket; refuses calls that do not ask for an upgrade. */
@Route('ws')
@Tags('Live events')
@Security('account', ['buyers'])
export class LiveController extends ApiController {
  /**
   * Opens a WebSocket with the live events of the caller's account. It signs in as any call does: by `X-API-Key` (a key
   * of either scope), by `Authorization: Bearer`, or by the session cookie (same origin only). Where a client cannot
   * set headers, as in a page, the subprotocols `api-key, <API key>` or `bearer, <access_token>` do the same. Each
   * frame is one event about a committed change. An event may get lost, so read again after a reconnect. The client may
   * send `{"type":"ping"}`.
   */
  @Get('{userId}')
  @Extension('x-websocket', SOCKET)
  @SuccessResponse(101, 'The connection is a WebSocket now; this is what each frame holds')
  @Response(403, 'The user id is that of another account')
  @Response(426, 'UPGRADE_REQUIRED: the call does not ask for a WebSocket')
  async openLiveEvents(@Path() userId: string): Promise<LiveEventDto> {
    assertOwnUserId(this.actor, userId);
    throw new DomainError('UPGRADE_REQUIRED');
  }
}
