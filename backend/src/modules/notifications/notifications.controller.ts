import {
  Body,
  Delete,
  Example,
  Get,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import { ApiController, assertOwnUserId } from '../../platform/http/index.js';
import type { PushTestService } from './delivery/push-test.service.js';
import type {
  SubscribedDto,
  SubscribeRequestDto,
  TestedDto,
  UnsubscribedDto,
  UnsubscribeRequestDto,
  VapidPublicKeyDto,
} from './notifications.dto.js';
import type { SubscriptionService } from './subscriptions/subscription.service.js';

@Route('api/v1/notifications')
@Tags('Notifications')
@Security('session')
export class NotificationsController extends ApiController<{
  subscriptions: SubscriptionService;
  tests: PushTestService;
}> {
  /** Gives the public key that a browser needs to subscribe to push. */
  @Get('vapid-public-key')
  @Example<VapidPublicKeyDto>({
    public_key: 'BLUR_WuEbo7mWPwMNnZY94h87DYdXeKbOuG5vfm7p5NVZT-kYUpIaBZfmcMAD8IIEM7C8cEVvnY9ii2Qqo5Gjvc',
  })
  @Response(503, '`PUSH_UNAVAILABLE`: this server has no push keys')
  getVapidPublicKey(): Promise<VapidPublicKeyDto> {
    return Promise.resolve({ public_key: this.deps.subscriptions.publicKey() });
  }

  /**
   * Subscribes this browser to notifications for as long as its session lives. A second call replaces the
   * subscription. The app calls it at every start, because push services change addresses.
   */
  @Post('subscribe')
  @SuccessResponse(201, 'Subscribed')
  @Example<SubscribedDto>({
    id: '01a1fe10-2d84-7c55-9a1b-3e6f8d0c7b42',
    subscribed_at: '2026-03-10T12:00:00.000Z',
  })
  @Response(403, '`FORBIDDEN`: `userId` is another account')
  @Response(422, 'Invalid fields, for example an address that belongs to no push service')
  @Response(503, '`PUSH_UNAVAILABLE`: this server has no push keys')
  async subscribeToPush(@Body() body: SubscribeRequestDto): Promise<SubscribedDto> {
    const { actor } = this;
    assertOwnUserId(actor, body.userId);
    const { id, subscribedAt } = await this.deps.subscriptions.subscribe(actor, body.subscription);
    this.setStatus(201);
    return { id, subscribed_at: subscribedAt.toISOString() };
  }

  /** Unsubscribes one browser of the account; without an address, the browser that calls. */
  @Delete('unsubscribe')
  async unsubscribeFromPush(@Body() body: UnsubscribeRequestDto): Promise<UnsubscribedDto> {
    return { removed: await this.deps.subscriptions.unsubscribe(this.actor, body.endpoint) };
  }

  /** Sends this browser a test notification at once. */
  @Post('test')
  @Response(409, '`PUSH_NOT_SUBSCRIBED`: this session has no subscription, or it has ended')
  @Response(502, '`PUSH_SERVICE_UNAVAILABLE`: the push service of the browser did not accept it')
  @Response(503, '`PUSH_UNAVAILABLE`: this server has no push keys')
  async testPush(): Promise<TestedDto> {
    return this.deps.tests.send(this.actor, this.language);
  }
}
