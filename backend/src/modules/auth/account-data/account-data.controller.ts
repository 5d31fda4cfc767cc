import { Body, Delete, Example, Get, Response, Route, Security, Tags } from '@tsoa/runtime';
import { BRAND } from '../../../platform/brand.js';
import { ApiController, type MessageDto } from '../../../platform/http/index.js';
import { originOf } from '../activity/activity-event.js';
import { authText } from '../auth-texts.js';
import type { ExpiringCookie } from '../sessions/cookies.js';
import type { AccountExportDto, DeleteAccountRequestDto } from './account-data.dto.js';
import type { AccountDeletionService } from './account-deletion.service.js';
import type { AccountExportService } from './account-export.service.js';

/** For example `torpedo-2026-03-10.json`: the brand, and the day of the export. */
export function exportFileName(brand: string, exportedAt: string): string {
  const slug = brand
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${slug || 'account'}-${exportedAt.slice(0, 10)}.json`;
}

@Route('api/v1/users/me')
@Tags('Accounts')
@Security('session')
export class AccountDataController extends ApiController<{
  exports: AccountExportService;
  deletions: AccountDeletionService;
  cookie: ExpiringCookie;
}> {
  /** Gives everything that we keep about the account, as a file. */
  @Get('export')
  async exportAccount(): Promise<AccountExportDto> {
    const data = await this.deps.exports.export(this.actor, this.language, originOf(this.request));
    const fileName = exportFileName(BRAND.name, data.exported_at);
    this.setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
    return data;
  }

  /**
   * Deletes the account and its owner's personal data, for good. Only the movements of money stay, without a name.
   * Open activations and held money must end first.
   */
  @Delete()
  @Example<MessageDto>({ message: 'Your account and your data were deleted.' })
  @Response(400, '`INVALID_PASSWORD`')
  @Response(401, '`TWO_FACTOR_REQUIRED` or `INVALID_TWO_FACTOR_CODE` after the right password')
  @Response(
    403,
    '`REAUTHENTICATION_REQUIRED`: this account has to be confirmed at the identity provider first',
  )
  @Response(
    409,
    '`ACCOUNT_IN_USE` with `open` (what must end first), `BALANCE_LEFT` with `balances` (money to give up first), `LAST_ADMIN`',
  )
  async deleteAccount(@Body() body: DeleteAccountRequestDto): Promise<MessageDto> {
    await this.deps.deletions.delete(this.actor, {
      proof: { password: body.password, otpCode: body.otp_code, origin: originOf(this.request) },
      givenUp: body.given_up_balances ?? [],
    });
    this.setHeader('Set-Cookie', this.deps.cookie.clear());
    return { message: authText('account_deleted', this.language) };
  }
}
