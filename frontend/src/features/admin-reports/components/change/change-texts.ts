import { useTranslation } from 'react-i18next';
import { partText, withMinus } from '../../../../shared/back-office/amounts';
import { gatewayName, useProviderName } from '../../../../shared/back-office/provider-names';
import { figureFormat } from '../../../../shared/format/figure-format';
import type { ChangeCause, ChangeRow, ChangeTotals } from '../../api/change';
import { causeKind } from '../../rules/change-rows';
import type { ExplainedMoney, Part } from '../../rules/reports-search';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function useChangeTexts() {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  const plain = figureFormat(twoDigits);
  const signed = figureFormat({ ...twoDigits, signDisplay: 'exceptZero' });
  const providerOf = (code: string) => (code === 'none' ? t('difference.nobody') : providerName(code));

  return {
    amount: (cents: number) => withMinus(plain.format(cents / 100)),
    difference: (cents: number) => withMinus(signed.format(cents / 100)),
    providerOf,
    rowName: ({ service, country, provider, gateway, currency }: ChangeRow) =>
      [
        service?.name,
        country?.name,
        provider && providerOf(provider),
        gateway && gatewayName(gateway),
        currency,
      ]
        .filter(Boolean)
        .join(' '),
    /** The change as a share of the earlier amount; null when that is 0, or when the share is above 999 %. */
    share({ difference_cents: cents, before }: ChangeTotals) {
      return before.cents === 0 ? null : partText(cents / Math.abs(before.cents));
    },
  };
}

/** The names of the parts of a difference and the figures behind them. Top-ups have their own texts. */
export function usePartTexts(money: ExplainedMoney) {
  const { t } = useTranslation('admin-reports');
  const { amount, rowName, providerOf } = useChangeTexts();
  const count = figureFormat();
  const countChange = figureFormat({ signDisplay: 'exceptZero' });
  const percent = figureFormat({ style: 'percent', maximumFractionDigits: 1 });
  const isTopups = money === 'topups';
  const rate = ({ codes, orders }: { codes: number; orders: number }) =>
    orders === 0 ? '—' : percent.format(codes / orders);
  const average = ({ average_cents: cents }: { average_cents: number | null }) =>
    cents === null ? '—' : amount(cents);

  /** The figures behind a part: averages, counts of orders, or codes per order. */
  function fact(part: Part, { before, now }: ChangeTotals): string {
    if (part === 'delivery')
      return t('difference.of.sales.facts.delivery', { before: rate(before), now: rate(now) });
    const facts = isTopups ? 'difference.of.topups.facts' : 'difference.of.sales.facts';
    if (part === 'mix') return t(`${facts}.mix`);
    if (part === 'price') return t(`${facts}.price`, { before: average(before), now: average(now) });
    return t(`${facts}.volume`, { before: count.format(before.orders), now: count.format(now.orders) });
  }

  function titleOf(found: ChangeCause): string {
    const course = found.cents < 0 ? 'fell' : 'rose';
    if (isTopups && found.part !== 'delivery')
      return t(`difference.of.topups.cause.${found.part}_${course}`, { way: rowName(found) });
    const { service, country, provider } = found;
    return t(`difference.cause.${causeKind(found)}_${course}`, {
      service: service?.name,
      product: [service?.name, country?.iso_code].filter(Boolean).join(' '),
      provider: provider && providerOf(provider),
    });
  }

  function textOf(found: ChangeCause): string {
    const { before, now } = found;
    const kind = causeKind(found);
    if (kind === 'delivery') return `${rate(before)} → ${rate(now)}`;
    if (kind === 'price') return `${average(before)} → ${average(now)}`;
    if (kind === 'volume') return withMinus(countChange.format(now.orders - before.orders));
    return fact('volume', found);
  }

  return {
    partName: (part: Part) =>
      isTopups && part !== 'delivery'
        ? t(`difference.of.topups.parts.${part}`)
        : t(`difference.of.sales.parts.${part}`),
    definition: (part: Part) =>
      isTopups && part !== 'delivery'
        ? t(`difference.of.topups.definitions.${part}`)
        : t(`difference.of.sales.definitions.${part}`),
    fact,
    cause: (found: ChangeCause) => ({ title: titleOf(found), text: textOf(found) }),
  };
}

/** Which of the two sets of texts is used. */
export const kindOf = (money: ExplainedMoney): 'sales' | 'topups' =>
  money === 'topups' ? 'topups' : 'sales';

/** The colour of a gain or a loss. */
export const toneOf = (cents: number): string =>
  cents === 0 ? 'text-muted' : cents < 0 ? 'text-danger' : 'text-received';
