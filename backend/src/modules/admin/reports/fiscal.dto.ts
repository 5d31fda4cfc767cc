import type { ListPageDto, ListQueryDto } from '../../../platform/http/index.js';
import type { DayText } from '../admin.dto.js';
import type { ComparedListDto } from './reports.dto.js';

export interface FiscalQueryDto extends ListQueryDto<'occurred_at'> {
  /** First day, in America/Sao_Paulo; the first of the month when left out. */
  from?: DayText;
  /** Last day, included; today when left out. */
  to?: DayText;
  /** Gives each line a `key`, by which a spreadsheet sums the lines. */
  by?: 'day' | 'week' | 'month' | 'service' | 'country';
  /** Counts the lines of the period before too, which is that of the other reports. */
  compare?: 'previous';
}

/** A number that was paid. */
export interface FiscalLineDto {
  activation_id: string;
  /** When its first message came, which is also when it was paid. */
  occurred_at: string;
  service_code: string;
  country_iso: string;
  currency: 'BRL' | 'USD' | 'EUR';
  amount_cents: number;
  /** The money paid back after the message. */
  refunded_cents: number;
  /** The amount without refunds, in cents of BRL at the rate in force. */
  amount_brl_cents: number;
  /** The customer's CPF, when given: masked here, complete in the CSV. */
  cpf: string | null;
  /** Only with `by`: the first day of its day, week (Monday) or month, or the code of its service or country. */
  key?: string;
}

export interface FiscalReportDto extends ListPageDto<FiscalLineDto> {
  /** Null without `compare`. */
  compared: ComparedListDto | null;
}
