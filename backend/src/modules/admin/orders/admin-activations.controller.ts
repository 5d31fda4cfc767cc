import type { Request as HttpRequest } from 'express';
import {
  Body,
  Controller,
  Get,
  Path,
  Post,
  Queries,
  Request,
  Response,
  Route,
  Security,
} from '@tsoa/runtime';
import { answerPage, searchedText, type ListPageDto } from '../../../platform/http/index.js';
import type { ListExports } from '../audit/list-exports.js';
import { staffRequestOf } from '../audit/staff-action.js';
import { phoneEndOf, type AdminOrdersService } from './admin-orders.service.js';
import type { OrderActionsService } from './order-actions.service.js';
import type {
  AdminActivationDto,
  ListActivationsQueryDto,
  RevealedMessageDto,
  RevealMessageRequestDto,
} from './admin-activations.dto.js';
import {
  ACTIVATION_CSV_COLUMNS,
  presentAdminActivation,
  presentRevealed,
} from './admin-activations.presenter.js';
import type { OrderIdDto } from './order.dto.js';

@Route('api/v1/admin')
@Security('staff', ['orders.read'])
export class AdminActivationsController extends Controller {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly actions: OrderActionsService,
    private readonly exports: ListExports,
  ) {
    super();
  }

  /** The numbers that are open now, or were asked for in the last 24 hours, newest first. */
  @Get('activations')
  listActivations(
    @Request() request: HttpRequest,
    @Queries() query: ListActivationsQueryDto,
  ): Promise<ListPageDto<AdminActivationDto>> {
    const search = searchedText(query.search);
    return answerPage(request, query, {
      list: this.orders.activations,
      filter: {
        state: query.state ?? 'open',
        status: query.status,
        provider: query.provider,
        service: query.service,
        country: query.country?.toUpperCase(),
        userId: query.user_id,
        search: search === undefined ? undefined : { phoneEnd: phoneEndOf(search) },
      },
      order: { sort: 'created_at', direction: 'desc' },
      present: (number) => presentAdminActivation(number, request.language),
      csv: this.exports.recorded(request, query, { name: 'activations', columns: ACTIVATION_CSV_COLUMNS }),
    });
  }

  /** Shows the text and code of a message. Who read it, when and why is recorded in the audit. */
  @Post('messages/{id}/reveal')
  @Security('staff', ['message.reveal'])
  @Response(422, 'No reason')
  async revealMessage(
    @Request() request: HttpRequest,
    @Path() id: OrderIdDto,
    @Body() body: RevealMessageRequestDto,
  ): Promise<RevealedMessageDto> {
    return presentRevealed(await this.actions.reveal(id, staffRequestOf(request, body)));
  }
}
