import { formatMoney, type Currency } from '../../platform/money.js';
import type { AdjustedBalanceDto, AdminUserDto, AdminWalletDto } from './admin.dto.js';
import type { AccountWithWallets } from './users/admin-users.service.js';

export function presentAdminUser({ account, wallets }: AccountWithWallets): AdminUserDto {
  return {
    id: account.id,
    email: account.email,
    role: account.role,
    profile: { full_name: account.profile.fullName, phone_number: account.profile.phoneNumber },
    created_at: account.createdAt.toISOString(),
    last_login: account.lastLoginAt?.toISOString() ?? null,
    is_active: account.isActive,
    is_email_verified: account.isEmailVerified,
    must_change_password: account.mustChangePassword,
    preferred_language: account.preferredLanguage,
    preferred_currency: account.preferredCurrency,
    balance_base_cents: wallets.find(({ currency }) => currency === 'BRL')?.availableCents ?? 0,
    wallets: wallets.map((wallet): AdminWalletDto => ({
      currency: wallet.currency,
      balance_cents: wallet.availableCents,
      held_cents: wallet.heldCents,
      balance_formatted: formatMoney(wallet.availableCents, wallet.currency),
    })),
  };
}

/** Paths within the presented account. */
export const USER_CSV_COLUMNS = [
  'id',
  'email',
  'profile.full_name',
  'profile.phone_number',
  'role',
  'is_active',
  'is_email_verified',
  'preferred_currency',
  'balance_base_cents',
  'created_at',
  'last_login',
] as const;

/** A balance after staff changed it. */
export interface ChangedBalance {
  /** Null when nothing had to change. */
  adjustmentId: string | null;
  userId: string;
  currency: Currency;
  changeCents: number;
  availableCents: number;
  heldCents: number;
}

export function presentChangedBalance(changed: ChangedBalance): AdjustedBalanceDto {
  return {
    adjustment_id: changed.adjustmentId,
    user_id: changed.userId,
    currency: changed.currency,
    amount_cents: changed.changeCents,
    balance_cents: changed.availableCents,
    held_cents: changed.heldCents,
    balance_formatted: formatMoney(changed.availableCents, changed.currency),
  };
}
