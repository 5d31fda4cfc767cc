import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { Equal, EqualNot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderCode } from '../../../shared/back-office/order-code';
import { useMay } from '../../../shared/back-office/staff-rights';
import { moneyOfMicros } from '../../../shared/back-office/amounts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Difference } from '../api/reconciliation';
import { evidenceRows, type Fact } from '../rules/evidence';
import type pt from '../../../locales/pt/admin-reports.json';
import { useSideNames } from './account-name';
import { Decisions } from './difference-decisions';

interface DifferenceDetailProps {
  difference: Difference;
  onAccepted: (difference: Difference) => void;
}

/** The details below the row of a difference: the evidence of both sides and the decisions. */
export function DifferenceDetail({ difference, onAccepted }: DifferenceDetailProps) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const { code, state, reason, accepted_by_email: by, ended_at: endedAt } = difference;
  return (
    <div className="grid gap-2.5 px-3.5 pb-3.5 whitespace-normal">
      <p className="text-xs text-muted">
        {t(`reconciliation.meanings.${code}`)}{' '}
        {t('reconciliation.found', {
          found: formatMoment(difference.found_at, locale),
          seen: formatMoment(difference.seen_at, locale),
        })}
      </p>
      <Evidence difference={difference} />
      {state === 'accepted' && endedAt && (
        <p className="text-sm">
          {t('reconciliation.acceptedBy', {
            person: by ?? t('reconciliation.nobody'),
            time: formatMoment(endedAt, locale),
            reason: reason ?? '—',
          })}
        </p>
      )}
      {state === 'open' && may('books.change') && (
        <Decisions difference={difference} onAccepted={onAccepted} />
      )}
    </div>
  );
}

function Evidence({ difference }: { difference: Difference }) {
  const { t } = useTranslation('admin-reports');
  const sides = useSideNames()(difference);
  return (
    <div className="overflow-hidden rounded-control border border-border">
      <table className="w-full text-sm md:table-fixed">
        <thead className="bg-surface-sunken text-xs text-muted max-md:hidden">
          <tr className="h-6.5 text-left [&>th]:px-3 [&>th]:font-medium">
            <th scope="col" className="w-25">
              {t('reconciliation.evidence')}
            </th>
            <th scope="col">{sides.theirs}</th>
            <th scope="col" className="w-10">
              <span className="sr-only">{t('reconciliation.agreement')}</span>
            </th>
            <th scope="col">{sides.ours}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {evidenceRows(difference).map(({ name, theirs, ours, agrees }) => (
            <tr
              key={name}
              className="max-md:grid max-md:gap-0.5 max-md:py-1.5 md:h-6.5 [&>*]:px-3 [&>*]:text-left"
            >
              <th scope="row" className="font-normal text-muted">
                {t(`reconciliation.facts.${name}`)}
              </th>
              <td className="break-words">
                <SideName name={sides.theirs} />
                <FactText fact={theirs} difference={difference} />
              </td>
              <td className="max-md:hidden">
                {agrees !== null && (
                  <>
                    {agrees ? (
                      <Equal aria-hidden className="size-4 text-received" />
                    ) : (
                      <EqualNot aria-hidden className="size-4 text-danger" />
                    )}
                    <span className="sr-only">
                      {t(agrees ? 'reconciliation.same' : 'reconciliation.differs')}
                    </span>
                  </>
                )}
              </td>
              <td className={classNames('break-words', agrees === false && 'font-semibold')}>
                <SideName name={sides.ours} />
                <FactText fact={ours} difference={difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone the sides are stacked, so each line names its side. */
const SideName = ({ name }: { name: string }) => (
  <span className="mr-1.5 text-xs text-muted md:hidden">{name}</span>
);

type Word = keyof (typeof pt)['reconciliation']['words'];

function FactText({ fact, difference: { currency } }: { fact: Fact | null; difference: Difference }) {
  const { t, i18n } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  if (!fact) return <span className="text-muted">—</span>;
  switch (fact.kind) {
    case 'money':
      return <span className="tabular-nums">{moneyOfMicros(fact.micros, currency ?? 'BRL')}</span>;
    case 'time':
      return <span className="tabular-nums">{formatMoment(fact.text, locale)}</span>;
    case 'order':
    case 'topup':
      return <OrderCode id={fact.id} isTopup={fact.kind === 'topup'} />;
    case 'user':
      return (
        <Link to="/admin/users/$id" params={{ id: fact.id }} className="font-semibold text-link">
          {t('reconciliation.openUser')}
        </Link>
      );
    default: {
      const word = `reconciliation.words.${fact.text as Word}` as const;
      const isKnown: boolean = i18n.exists(word, { ns: 'admin-reports' });
      if (isKnown) return <>{t(word)}</>;
      return <span className="font-mono text-xs break-all">{fact.text}</span>;
    }
  }
}
