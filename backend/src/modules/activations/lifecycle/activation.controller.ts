import { Delete, Get, Header, Path, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { addRateLimit, ApiController, assertOwnUserId } from '../../../platform/http/index.js';
import type { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { ActivationDto, CancelDto, SwapPendingDto, UserTransactionsDto } from '../activation.dto.js';
import {
  presentActivation,
  presentCancel,
  presentPendingSwap,
  presentUserTransactions,
} from '../activation.presenter.js';
import type { ActivationActionsService } from './activation-actions.service.js';
import type { CancelService } from './cancel.service.js';
import type { SwapService } from './swap.service.js';
import type { UserTransactionsService } from './user-transactions.service.js';

@Route()
@Tags('Activations')
@Security('account', ['buyers'])
export class ActivationController extends ApiController<{
  userTransactions: Pick<UserTransactionsService, 'read' | 'get'>;
  cancels: Pick<CancelService, 'cancel'>;
  actions: Pick<ActivationActionsService, 'requestAnother' | 'finish'>;
  swaps: Pick<SwapService, 'swap'>;
  idempotency: Idempotency;
}> {
  /** The caller's open activations, and up to 10 of today's that received a message or ended. */
  @Get('batch/user-transactions/{userId}')
  @Response(403, 'The user id is that of another account')
  async getUserTransactions(@Path() userId: string): Promise<UserTransactionsDto> {
    const { actor } = this;
    assertOwnUserId(actor, userId);
    const transactions = await this.deps.userTransactions.read(actor);
    return presentUserTransactions(transactions, this.language);
  }

  /** One activation of the caller, in any state and of any age. */
  @Get('sms-activate/activation/{id}')
  async getActivation(@Path() id: string): Promise<ActivationDto> {
    const activation = await this.deps.userTransactions.get(this.actor.userId, id);
    return presentActivation(activation, this.language);
  }

  /**
   * Cancels an activation before its first message: the money returns when the provider confirms. Answers 202 with
   * `pending` while the provider does not answer; the cancel is carried out as soon as it does.
   */
  @Delete('sms-activate/activation/{id}')
  @Response<CancelDto>(202, 'The provider has not confirmed yet')
  @Response(409, 'CANCEL_TOO_EARLY (with retry_after_seconds), CODE_RECEIVED, ACTIVATION_CLOSED')
  async cancelActivation(@Path() id: string): Promise<CancelDto> {
    const cancel = await this.deps.cancels.cancel(this.actor.userId, id);
    if (cancel.outcome === 'pending') this.setStatus(202);
    if (cancel.limit) addRateLimit(this.request, 'cancels', cancel.limit);
    return presentCancel(cancel, this.language);
  }

  /**
   * Replaces a number at no extra cost after a longer silence than nearly all messages of its product need. The old
   * number is cancelled first; the answer is the new activation. Answers 202 with `pending` while a provider does not
   * answer: an old number that cannot be cancelled at once is cancelled as soon as its provider confirms, and no second
   * one is bought.
   * @param idempotencyKey repeating the call with the same key gives the same answer
   * @minLength idempotencyKey 1 too_short @maxLength idempotencyKey 200 too_long
   */
  @Post('sms-activate/activation/{id}/swap')
  @Response<SwapPendingDto>(202, 'A provider has not answered yet')
  @Response(403, 'PURCHASES_BLOCKED, with its reason')
  @Response(
    409,
    'SWAP_NOT_AVAILABLE, SWAP_TOO_EARLY (with swap_available_at), CODE_RECEIVED, ACTIVATION_CLOSED, SWAP_NO_NUMBER (the money is back), IDEMPOTENCY_*',
  )
  async swapActivation(
    @Path() id: string,
    @Header('Idempotency-Key') idempotencyKey?: string,
  ): Promise<ActivationDto> {
    const { userId } = this.actor;
    const { language } = this;
    const once = { scope: `${userId}:swap`, key: idempotencyKey, body: { activationId: id } };
    const answer = await this.deps.idempotency.run(once, async () => {
      const swap = await this.deps.swaps.swap({ userId, activationId: id, language });
      return swap.kind === 'swapped'
        ? { status: 200, body: presentActivation(swap.activation, language) }
        : { status: 202, body: presentPendingSwap(swap, language) };
    });
    this.setStatus(answer.status);
    return answer.body as ActivationDto;
  }

  /** Asks for one more message on the same number, free of charge. */
  @Post('sms-activate/activation/{id}/another')
  @Response(409, 'ANOTHER_SMS_NOT_AVAILABLE, ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED')
  @Response(502, 'PROVIDER_UNAVAILABLE')
  async requestAnotherSms(@Path() id: string): Promise<ActivationDto> {
    const activation = await this.deps.actions.requestAnother(this.actor.userId, id);
    return presentActivation(activation, this.language);
  }

  /** Finishes an activation that received its message, which frees its slot for another number. */
  @Post('sms-activate/activation/{id}/finish')
  @Response(409, 'ACTIVATION_NOT_COMPLETED, ACTIVATION_CLOSED')
  async finishActivation(@Path() id: string): Promise<ActivationDto> {
    const activation = await this.deps.actions.finish(this.actor.userId, id);
    return presentActivation(activation, this.language);
  }
}
