import type { ListQueryDto } from '../../../platform/http/index.js';
import type { DayText } from '../admin.dto.js';

export interface FiscalQueryDto extends ListQueryDto<'occurred_at'> {
  /** First day, in America/Sao_Paulo; the first of the month unless given. */
  from?: DayText;
  /** Last day, included; today unless given. */
  to?: DayText;
}

/** A number that was paid. */
export interface FiscalLineDto {
  activation_id: string;
  /** When its first message came, which is when it was paid. */
  occurred_at: string;
  service_code: string;
  country_iso: string;
  currency: 'BRL' | 'USD' | 'EUR';
  amount_cents: number;
  /** Paid back after the message. */
  refunded_cents: number;
  /** What is left, in cents of BRL at the rate in force. */
  amount_brl_cents: number;
  /** The customer's CPF where given: masked here, whole in the CSV. */
  cpf: string | null;
}
