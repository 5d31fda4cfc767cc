import { Body, Get, Path, Post, Queries, Route, Security } from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { AdminActivationDto, RevealedMessageDto } from '../../activations/index.js';
import type { RevealMessageRequestDto } from '../admin.dto.js';
import type { ListExports } from '../audit/list-exports.js';
import { StaffController } from '../staff-controller.js';
import type { AdminOrdersService } from './admin-orders.service.js';
import type { OrderActionsService } from './order-actions.service.js';
import type { ListActivationsQueryDto, OrderIdDto } from './order.dto.js';
import { presentAdminActivation } from './order.presenter.js';

const CSV_COLUMNS =
  'id requested_at status user_email item.service.code item.country.iso_code item.phone_number provider attempts price currency expires_at first_message_at message_count';

@Route('api/v1/admin')
@Security('staff', ['orders.read'])
export class AdminActivationsController extends StaffController<{
  orders: AdminOrdersService;
  actions: OrderActionsService;
  exports: ListExports;
}> {
  /** Lists the numbers that are open now or were asked for in the last 24 hours, newest first. */
  @Get('activations')
  listActivations(@Queries() query: ListActivationsQueryDto): Promise<ListPageDto<AdminActivationDto>> {
    const search = searchedText(query.search);
    return answerPage(this.request, query, {
      list: this.deps.orders.activations,
      filter: {
        state: query.state ?? 'open',
        status: query.status,
        provider: query.provider,
        service: query.service,
        country: query.country?.toUpperCase(),
        userId: query.user_id,
        search: search === undefined ? undefined : this.deps.orders.namedBy(search),
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (number) => presentAdminActivation(number, this.language),
      csv: this.deps.exports.recorded(this.request, query, { name: 'activations', columns: CSV_COLUMNS }),
    });
  }

  /** Shows the text and code of a message. The audit records who read it, when and why. */
  @Post('messages/{id}/reveal')
  @Security('staff', ['message.reveal'])
  revealMessage(@Path() id: OrderIdDto, @Body() body: RevealMessageRequestDto): Promise<RevealedMessageDto> {
    return this.deps.actions.reveal(id, this.asked(body));
  }
}
