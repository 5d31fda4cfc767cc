import type { ListQuery, Reads } from '../../../platform/database/index.js';
import type { Platform } from '../../../platform/platform.js';
import { inReais } from '../figures/business-figures.js';
import type { FiscalLineDto, FiscalQueryDto } from './fiscal.dto.js';
import type { ComparedListDto } from './reports.dto.js';
import { fiscalList, type FiscalFilter, type FiscalLine, type FiscalSort } from './fiscal.read-model.js';
import { comparedWith, keyOf } from './listed-report.js';
import { periodOf, reportDays, type Days } from './report-period.js';

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
