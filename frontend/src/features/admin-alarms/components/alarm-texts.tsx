import type { LinkOptions } from '@tanstack/react-router';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReasonText } from '../../../shared/back-office/raw-reason';
import { askedText, formatMicros } from '../../../shared/back-office/amounts';
import { useCodeNames } from '../../../shared/back-office/code-names';
import { gatewayName } from '../../../shared/back-office/provider-names';
import { figureFormat } from '../../../shared/format/figure-format';
import { formatMoney } from '../../../shared/format/money';
import { shortTime } from '../../../shared/back-office/row-time';
import { useLanguage } from '../../../shared/i18n/use-language';
import type { Alarm } from '../api/alarms';

const COUNTS = [
  'rows',
  'topups',
  'attempts',
  'numbers',
  'payouts',
  'differences',
  'mails',
  'notifications',
  'cases',
];

export function useAlarmTexts(): (alarm: Alarm) => { title: string; detail: string } {
  const { t } = useTranslation('admin-alarms');
  const { locale } = useLanguage();
  const reasonText = useReasonText();
  const names = useCodeNames();
  const productName = (service: string, country: string) =>
    `${names.service(service)} ${names.country(country)}`;
  const figure = figureFormat({ maximumFractionDigits: 1 });
  const share = figureFormat({ style: 'percent', maximumFractionDigits: 0 });
  return ({ code, subject, facts }: Alarm) => {
    const number = (name: string) => Number(facts[name] ?? 0);
    const text = (name: string) => (typeof facts[name] === 'string' ? facts[name] : '');
    const moment = (name: string) =>
      facts[name] ? shortTime(new Date(String(facts[name])), new Date(), locale) : '';
    const counted = COUNTS.find((name) => name in facts);
    const count = counted ? number(counted) : 0;
    const product = productName(text('service_code'), text('country_iso'));
    const texts = {
      subject: code === 'delivery_fell' ? product : gatewayName(names.provider(subject)),
      check: code === 'books_differ' ? t(`checks.${subject as 'wallets'}`) : '',
      count,
      number: figure.format(count),
      hours: figure.format(number('hours_left')),
      money: formatMoney(number('cents') || number('held_cents'), 'BRL'),
      rate: share.format(number('delivery_rate')),
      usual: share.format(number('usual_rate')),
      since: moment('since'),
      until: moment('until'),
      reason: reasonText(text('reason')),
      provider: names.provider(text('provider')),
      shape: text('shape'),
      address: text('address') || '?',
      product,
      asked: askedText(text('asked_cost')),
      promised: formatMicros(number('promised_cost_micros'), text('currency') || 'USD'),
    };
    return { title: t(`codes.${code}`, texts), detail: t(`facts.${code}`, texts) };
  };
}

/** The search that shows the rows of the alarm on its screen. */
function rowsOf({ code, subject }: Alarm): Record<string, unknown> {
  if (code === 'topup_uncredited' || code === 'topup_disputed') return { needs_staff: true };
  if (code === 'books_differ') return { report: 'reconciliation', state: 'open', check: subject };
  const [service, country] = subject.split('-');
  return code === 'delivery_fell' || code === 'offer_closed' ? { service, country } : {};
}

/** The link to the screen where staff act on the alarm. */
export const linkOf = (alarm: Alarm): LinkOptions => ({
  to: alarm.screen as '/admin/sms',
  search: rowsOf(alarm),
});

export function AlarmIcon({ severity }: Pick<Alarm, 'severity'>) {
  return severity === 'act' ? (
    <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
  ) : (
    <TriangleAlert aria-hidden className="size-4 shrink-0 text-waiting" />
  );
}
