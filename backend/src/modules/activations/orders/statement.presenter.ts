import type { Language } from '../../../platform/languages.js';
import { presentMovement, type StatementEntry, type StatementPeriod } from '../../wallet/index.js';
import { formatPhone } from '../activation.presenter.js';
import { presentCountry, presentService } from '../../catalogue/index.js';
import type {
  WalletTransactionsDto,
  StatementMovementDto,
  StatementNumberDto,
  StatementTopupDto,
} from './statement.dto.js';
import type { NamedEntry, StatementNumber } from './statement.read-model.js';

function presentNumber(
  { id, service, country, phone, status, expiresAt, member }: StatementNumber,
  language: Language,
): StatementNumberDto {
  return {
    type: 'sms_number',
    id,
    service: { code: service.code, ...presentService(service, language) },
    country: presentCountry(country, language),
    phone_number: phone,
    phone_number_formatted: phone === null ? null : formatPhone(phone),
    status,
    expires_at: expiresAt?.toISOString() ?? null,
    member,
  };
}

export const paidAfterSeconds = (createdAt: string, paidAt: string): number =>
  Math.max(0, Math.round((Date.parse(paidAt) - Date.parse(createdAt)) / 1000));

function presentTopup({ reference, topup }: StatementEntry): StatementTopupDto | null {
  if (reference.type !== 'topup' || topup === null) return null;
  const { gateway, createdAt, paidAt } = topup;
  return {
    type: 'credit_transaction',
    id: reference.id,
    gateway,
    paid_after_seconds: paidAt === null ? null : paidAfterSeconds(createdAt, paidAt),
  };
}

export function presentEntry({ entry, number }: NamedEntry, language: Language): StatementMovementDto {
  const { counterpart } = entry;
  return {
    ...presentMovement(entry, language),
    order: number ? presentNumber(number, language) : presentTopup(entry),
    counterpart: counterpart && {
      id: String(counterpart.id),
      kind: counterpart.kind,
      amount_cents: counterpart.availableChangeCents,
      balance_after_cents: counterpart.availableAfterCents,
      created_at: counterpart.occurredAt.toISOString(),
    },
  };
}

export function presentPeriod(period: StatementPeriod): WalletTransactionsDto['period'] {
  return {
    opening_balance_cents: period.openingCents,
    topups_cents: period.topupsCents,
    paid_cents: period.paidCents,
    other_cents: period.otherCents,
    held_cents: period.heldCents,
    balance_cents: period.availableCents,
    returned_cents: period.returnedCents,
  };
}

export const STATEMENT_COLUMNS = [
  'created_at',
  'kind',
  'description',
  'service',
  'country',
  'phone_number',
  'amount_cents',
  'held_cents',
  'balance_after_cents',
  'currency',
  'order_id',
  'member',
] as const;

type StatementRow = Record<(typeof STATEMENT_COLUMNS)[number], string | number | null>;

function presentRow(named: NamedEntry, language: Language): StatementRow {
  const { order, ...movement } = presentEntry(named, language);
  const number = order?.type === 'sms_number' ? order : null;
  return {
    created_at: movement.created_at,
    kind: movement.kind,
    description: movement.description,
    amount_cents: movement.amount_cents,
    held_cents: movement.held_cents,
    balance_after_cents: movement.balance_after_cents,
    currency: movement.currency,
    service: number?.service.name ?? null,
    country: number?.country.name ?? null,
    phone_number: number?.phone_number ?? null,
    order_id: order?.id ?? null,
    member: number?.member?.name ?? null,
  };
}

export async function* presentRows(
  batches: AsyncIterable<NamedEntry[]>,
  language: Language,
): AsyncGenerator<StatementRow[]> {
  for await (const batch of batches) yield batch.map((entry) => presentRow(entry, language));
}
