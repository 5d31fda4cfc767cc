import { CircleCheck, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language';
import { formatMoment } from '../time/format-time';
import type { CustomerCase } from './my-cases';

/** Shows the state of a case and the reply of support. */
export function CaseState({ found }: { found: CustomerCase }) {
  const { t } = useTranslation('cases');
  const { locale } = useLanguage();
  const { kind, decision, decided_by_rule: byRule, due_at: dueAt, number, reply } = found;
  const Icon = decision ? CircleCheck : Hourglass;
  return (
    <div role="status" className="grid gap-1 px-4 py-4 text-md sm:px-6">
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={decision ? 'size-4 text-received' : 'size-4 text-waiting'} />
        {t(`kinds.${kind}`)}
      </p>
      <p className="text-sm text-muted">
        {decision
          ? t(byRule ? 'state.rule' : `state.${decision}`)
          : t('state.open', { time: formatMoment(dueAt, locale) })}{' '}
        {t('number', { number })}
      </p>
      {reply && <blockquote className="text-sm whitespace-pre-line">{reply}</blockquote>}
    </div>
  );
}
