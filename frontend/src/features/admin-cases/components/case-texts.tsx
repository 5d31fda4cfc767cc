import { classNames } from '@torpedo/ui-kit';
import { Mail, MessageSquareWarning, WalletCards } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortNameOf } from '../../../shared/back-office/staff-name';
import { formatMoney } from '../../../shared/format/money';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import type { Case } from '../api/cases';
import { dueState, minutesBetween, spanOf } from '../rules/case-time';

export const KIND_ICONS = {
  code_wrong: MessageSquareWarning,
  number_registered: MessageSquareWarning,
  paid_nothing_came: WalletCards,
  contact: Mail,
};

export function useCaseTexts() {
  const { t } = useTranslation('admin-cases');
  return {
    title: ({ kind, subject }: Case) => t(`kinds.${kind}`, { subject: subject ?? '' }),
    customer: ({ customer_name: name, customer_email: email }: Case) => name ?? email ?? t('deleted'),
    amount: ({ amount_cents: cents, currency }: Case) =>
      cents === null || currency === null ? '' : formatMoney(cents, currency),
    suggestion: ({ suggestion: { decision, ground } }: Case) =>
      decision ? t(`decisions.${decision}`) : t([`missing.${ground as 'code_received'}`, 'missing.other']),
  };
}

/** Who has a case: by name, else by the first part of the address. */
export const ownerOf = ({ owner_name: name, owner_email: email }: Case): string | null =>
  name ?? (email === null ? null : shortNameOf(email));

const TONES = { calm: 'text-muted', soon: 'font-semibold text-waiting', over: 'font-semibold text-danger' };

function useSpan(minutes: number) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  return spanOf(minutes, locale) ?? { count: 1, time: t('underAMinute') };
}

/** How long a case has been open; a decided case shows its decision instead. */
export function CaseAge({ opened_at: openedAt, due_at: dueAt, decision }: Case) {
  const { t } = useTranslation('admin-cases');
  const state = useNowSelector((now) => dueState(openedAt, dueAt, now));
  const opened = Date.parse(openedAt);
  const minutes = useNowSelector((now) => minutesBetween(opened, Math.max(opened, now)));
  const { time } = useSpan(minutes);
  if (decision) return <span className="text-muted">{t(`decided.${decision}`)}</span>;
  return (
    <span className={classNames('tabular-nums', TONES[state])}>
      {minutes === 0 ? t('now') : t('ago', { time })}
    </span>
  );
}

/** Shows "faltam 39 min", "falta menos de 1 min" or "14 min fora do prazo". */
export function CaseDue({ due_at: dueAt }: Case) {
  const { t } = useTranslation('admin-cases');
  const due = Date.parse(dueAt);
  const isOver = useNowSelector((now) => now >= due);
  const span = useSpan(useNowSelector((now) => minutesBetween(due, now)));
  return (
    <b className={classNames('font-semibold', isOver ? 'text-danger' : 'text-text')}>
      {t(isOver ? 'overdue' : 'left', span)}
    </b>
  );
}
