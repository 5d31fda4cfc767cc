import { useTranslation } from 'react-i18next';
import { withMinus } from '../../../../shared/back-office/amounts';
import { useProviderName } from '../../../../shared/back-office/provider-names';
import { figureFormat } from '../../../../shared/format/figure-format';
import type { ChangeCause, ChangeRow, ChangeTotals } from '../../api/change';
import { causeKind } from '../../rules/change-rows';
import type { Part } from '../../rules/reports-search';

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

export function useChangeTexts() {
  const { t } = useTranslation('admin-reports');
  const providerName = useProviderName();
  const plain = figureFormat(twoDigits);
  const signed = figureFormat({ ...twoDigits, signDisplay: 'exceptZero' });
  const count = figureFormat();
  const countChange = figureFormat({ signDisplay: 'exceptZero' });
  const percent = figureFormat({ style: 'percent', maximumFractionDigits: 1 });
  const rate = ({ codes, orders }: { codes: number; orders: number }) =>
    orders === 0 ? '—' : percent.format(codes / orders);

  const amount = (cents: number) => withMinus(plain.format(cents / 100));
  const difference = (cents: number) => withMinus(signed.format(cents / 100));
  const average = ({ average_cents: cents }: { average_cents: number | null }) =>
    cents === null ? '—' : amount(cents);
  const nameOfProvider = (code: string) => (code === 'none' ? t('difference.nobody') : providerName(code));
  const rowName = ({ service, country, provider }: ChangeRow) =>
    [service?.name, country?.name, provider && nameOfProvider(provider)].filter(Boolean).join(' ');

  /** What stands behind a part: averages, orders, codes of an order. */
  function fact(part: Part, { before, now }: ChangeTotals): string {
    if (part === 'price') return t('difference.facts.price', { before: average(before), now: average(now) });
    if (part === 'delivery') return t('difference.facts.delivery', { before: rate(before), now: rate(now) });
    if (part === 'mix') return t('difference.facts.mix');
    const orders = { before: count.format(before.orders), now: count.format(now.orders) };
    return t('difference.facts.volume', orders);
  }

  function cause(found: ChangeCause): { title: string; text: string } {
    const kind = causeKind(found);
    const { before, now, service, country, provider, cents } = found;
    const title = t(`difference.cause.${kind}_${cents < 0 ? 'fell' : 'rose'}`, {
      service: service?.name,
      product: [service?.name, country?.iso_code].filter(Boolean).join(' '),
      provider: provider && nameOfProvider(provider),
    });
    if (kind === 'delivery') return { title, text: `${rate(before)} → ${rate(now)}` };
    if (kind === 'price') return { title, text: `${average(before)} → ${average(now)}` };
    if (kind === 'volume') return { title, text: withMinus(countChange.format(now.orders - before.orders)) };
    return { title, text: fact('volume', found) };
  }

  return {
    amount,
    difference,
    rowName,
    fact,
    cause,
    /** A change as a share of what it changed; null of nothing. */
    share: ({ difference_cents: cents, before }: ChangeTotals) =>
      before.cents === 0
        ? null
        : withMinus(
            figureFormat({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
              cents / Math.abs(before.cents),
            ),
          ),
  };
}

/** The colour of an amount that is a gain or a loss. */
export const toneOf = (cents: number): string =>
  cents === 0 ? 'text-muted' : cents < 0 ? 'text-danger' : 'text-received';
