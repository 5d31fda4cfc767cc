import type { ListQuery, Reads } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import { inReais } from '../figures/business-figures.js';
import type { ComparedListDto } from './reports.dto.js';
import { type FiscalFilter, type FiscalLine, fiscalList, type FiscalSort } from './fiscal.read-model.js';
import { comparedWith, keyOf } from './listed-report.js';
import { type Days, periodOf, reportDays } from './report-period.js';
import type { ListPageDto, ListQueryDto } from '../../../platform/http/index.js';
import type { DayText } from '../admin.dto.js';

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
  compared: ComparedListDto | null;
}

type Deps = Pick<Platform, 'settings' | 'clock'> & { db: Reads };

/** The middle digits of a CPF alone do not identify a person. */
const maskedCpf = (cpf: string) => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;

export class FiscalService {
  readonly list: ListQuery<FiscalLine, FiscalFilter, FiscalSort>;

  constructor(private readonly deps: Deps) {
    this.list = fiscalList(deps.db);
  }

  /** @throws InvalidInputError when the days are invalid */
  days(asked: Partial<Days>): Days & { filter: FiscalFilter } {
    const days = reportDays(asked, this.deps.clock.now());
    return { ...days, filter: periodOf(days) };
  }

  compared(days: Days): Promise<ComparedListDto> {
    return comparedWith(days, (filter) => this.list.count({ filter }));
  }

  /** Only the export shows complete CPFs. */
  present(line: FiscalLine, isWhole: boolean, by: FiscalQueryDto['by']): FiscalLineDto {
    const { fx } = this.deps.settings.current();
    const { id, occurredAt, currency, amountCents, refundedCents, serviceCode, countryIso, cpf } = line;
    return {
      activation_id: id,
      occurred_at: occurredAt.toISOString(),
      service_code: serviceCode,
      country_iso: countryIso,
      currency,
      amount_cents: amountCents,
      refunded_cents: refundedCents,
      amount_brl_cents: inReais([{ currency, cents: amountCents - refundedCents }], fx),
      cpf: cpf && (isWhole ? cpf : maskedCpf(cpf)),
      ...(by && { key: partOf(line, by) }),
    };
  }
}

function partOf({ occurredAt, serviceCode, countryIso }: FiscalLine, by: NonNullable<FiscalQueryDto['by']>) {
  if (by === 'service') return serviceCode;
  return by === 'country' ? countryIso : keyOf(occurredAt, by);
}
