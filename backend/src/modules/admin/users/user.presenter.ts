import { formatMoney } from '../../../platform/money.js';
import {
  deviceOf,
  maskedAddress,
  type AccessFacts,
  type Account,
  type AccountFlag,
  type Session,
} from '../../auth/index.js';
import type { CustomerBalance } from '../../wallet/index.js';
import type { AdminSessionDto, AdminUserDetailsDto, AdminUserDto, AdminWalletDto } from './user.dto.js';

/** An account with what other modules know of its owner. */
export interface KnownAccount {
  account: Account;
  wallets: CustomerBalance[];
  /** Null while purchases are not paused. */
  blockedUntil: Date | null;
  /** Null where there is nothing to look at twice. */
  flag: AccountFlag | null;
}

const VISIBLE_DIGITS = 4;

/** `•••••••4321`: enough to recognise a number that a customer gives. */
export function maskedPhone(phone: string | null): string | null {
  return phone && '•'.repeat(Math.max(phone.length - VISIBLE_DIGITS, 0)) + phone.slice(-VISIBLE_DIGITS);
}

/** `•••.456.789-••`, as Brazilian offices print it. */
export function maskedCpf(cpf: string | null): string | null {
  return cpf && `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`;
}

export function presentAdminUser({ account, wallets, blockedUntil, flag }: KnownAccount): AdminUserDto {
  const { fullName, phoneNumber, cpf } = account.profile;
  return {
    id: account.id,
    email: account.email,
    role: account.role,
    profile: { full_name: fullName, phone_number: maskedPhone(phoneNumber), cpf: maskedCpf(cpf) },
    created_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
    last_login: account.lastLoginAt?.toISOString() ?? null,
    is_active: account.isActive,
    is_email_verified: account.isEmailVerified,
    must_change_password: account.mustChangePassword,
    preferred_language: account.preferredLanguage,
    preferred_currency: account.preferredCurrency,
    purchases_blocked_until: blockedUntil?.toISOString() ?? null,
    flag: flag && { reason: flag.reason, since: flag.since.toISOString() },
    balance_base_cents: wallets.find(({ currency }) => currency === 'BRL')?.availableCents ?? 0,
    wallets: wallets.map((wallet): AdminWalletDto => ({
      currency: wallet.currency,
      balance_cents: wallet.availableCents,
      held_cents: wallet.heldCents,
      balance_formatted: formatMoney(wallet.availableCents, wallet.currency),
      owed_cents: wallet.owedCents,
      debts: wallet.debts.map((debt) => ({
        id: debt.id,
        topup_id: debt.topupId,
        amount_cents: debt.amountCents,
        open_cents: debt.openCents,
        since: debt.since.toISOString(),
      })),
    })),
  };
}

export function presentUserDetails(known: KnownAccount, access: AccessFacts): AdminUserDetailsDto {
  return {
    ...presentAdminUser(known),
    has_password: access.hasPassword,
    has_two_factor: access.hasTwoFactor,
    api_keys: access.apiKeys,
    sessions: access.sessions,
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

export function presentSession(session: Session): AdminSessionDto {
  return {
    id: session.id,
    name: session.name,
    ...deviceOf(session.userAgent),
    ip_address: maskedAddress(session.ipAddress),
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.idleExpiresAt.toISOString(),
  };
}

export const SESSION_CSV_COLUMNS = [
  'id',
  'name',
  'browser',
  'system',
  'ip_address',
  'created_at',
  'last_seen_at',
  'expires_at',
] as const;

/** Paths within the entry of the ledger. */
export const LEDGER_CSV_COLUMNS = [
  'id',
  'created_at',
  'kind',
  'debit_account',
  'credit_account',
  'amount_cents',
  'held_cents',
  'currency',
  'balance_after_cents',
  'held_after_cents',
  'reference.type',
  'reference.id',
  'note',
] as const;
