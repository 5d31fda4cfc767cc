import type { Request as HttpRequest } from 'express';
import { Body, Controller, Get, Patch, Request, Route, Security, Tags } from '@tsoa/runtime';
import { actorOf } from '../../../platform/http/index.js';
import type { AccountService } from './account.service.js';
import { type MeDto, presentMe, type UpdatePreferencesRequestDto } from './account.dto.js';

@Route('api/v1/users/me')
@Tags('Accounts')
export class AccountController extends Controller {
  constructor(private readonly accounts: AccountService) {
    super();
  }

  /** The signed-in account. */
  @Get()
  @Security('account', ['before_password_change', 'before_two_factor'])
  async getMe(@Request() request: HttpRequest): Promise<MeDto> {
    return presentMe(await this.accounts.getAccount(actorOf(request).userId));
  }

  /** Changes the language and the currency that the account prefers; what is left out stays. */
  @Patch()
  @Security('session')
  async updateMe(@Request() request: HttpRequest, @Body() body: UpdatePreferencesRequestDto): Promise<MeDto> {
    const account = await this.accounts.changePreferences(actorOf(request), {
      preferredLanguage: body.preferred_language,
      preferredCurrency: body.preferred_currency,
    });
    return presentMe(account);
  }
}
