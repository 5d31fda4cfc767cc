import { Body, Get, Patch, Route, Security, Tags } from '@tsoa/runtime';
import { ApiController } from '../../../platform/http/index.js';
import type { AccountService } from './account.service.js';
import {
  type PayingAccountDto,
  type MeDto,
  presentPayingAccount,
  presentMe,
  type UpdatePreferencesRequestDto,
} from './account.dto.js';

@Route('api/v1/users/me')
@Tags('Accounts')
export class AccountController extends ApiController<{ accounts: AccountService }> {
  /** Gives the account that is signed in. */
  @Get()
  @Security('account', ['before_password_change', 'before_two_factor'])
  async getMe(): Promise<MeDto> {
    return presentMe(await this.deps.accounts.getAccount(this.actor.userId));
  }

  /** Gives the account that pays for the caller's purchases: their own, or that of the team. */
  @Get('account')
  @Security('account', ['viewers'])
  async getPayingAccount(): Promise<PayingAccountDto> {
    return presentPayingAccount(this.actor);
  }

  /** Changes the preferred language and currency of the account. A field that is left out does not change. */
  @Patch()
  @Security('session')
  async updateMe(@Body() body: UpdatePreferencesRequestDto): Promise<MeDto> {
    const account = await this.deps.accounts.changePreferences(this.actor, {
      preferredLanguage: body.preferred_language,
      preferredCurrency: body.preferred_currency,
    });
    return presentMe(account);
  }
}
