import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleHelp, CircleX, RefreshCw, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeyHint, SmallButton } from '../../../shared/back-office/small-controls';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { CaseDetail } from '../api/cases';

type EvidenceRow = CaseDetail['evidence'][number];

const SIGNS = {
  for: { icon: CircleCheck, tone: 'text-received' },
  against: { icon: CircleX, tone: 'text-danger' },
  unknown: { icon: CircleHelp, tone: 'text-muted' },
};

interface CaseEvidenceProps {
  found: CaseDetail;
  /** Undefined when nothing can be read again. */
  onReread: (() => void) | undefined;
  isReading: boolean;
}

/** The facts about a case, each with the side that it supports and a link to it. */
export function CaseEvidence({ found, onReread, isReading }: CaseEvidenceProps) {
  const { t } = useTranslation('admin-cases');
  const { evidence } = found;
  const count = (side: EvidenceRow['speaks']) => evidence.filter(({ speaks }) => speaks === side).length;
  if (evidence.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="text-sm font-semibold">{t('evidence.title')}</h3>
        <span className="text-xs text-muted">
          {t('evidence.sides', {
            for: count('for') || t('evidence.none'),
            against: count('against') || t('evidence.none'),
          })}
        </span>
        {onReread && (
          <SmallButton
            variant="link"
            className="-my-1 ml-auto px-0 text-xs"
            loading={isReading}
            onClick={onReread}
          >
            <RefreshCw aria-hidden className="md:hidden" />
            <span className="max-md:sr-only">{t('evidence.reread')}</span> <KeyHint name="R" />
          </SmallButton>
        )}
      </div>
      <ul className="divide-y divide-border rounded-control border border-border text-sm">
        {evidence.map((row) => (
          <Fact key={row.fact} row={row} found={found} />
        ))}
      </ul>
    </section>
  );
}

function Fact({ row: { fact, speaks, at, count, source }, found }: { row: EvidenceRow; found: CaseDetail }) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  const { icon, tone } = SIGNS[speaks];
  const Icon = source === 'account' ? UserRound : icon;
  const time = at ? formatMoment(at, locale) : '';
  return (
    <li className="flex min-h-7 flex-wrap items-center gap-x-2 px-3 py-1">
      <Icon aria-hidden className={`size-3.5 shrink-0 ${tone}`} />
      <span className="sr-only">{t(`evidence.speaks.${speaks}`)}</span>
      <b className="font-semibold">{t(`evidence.facts.${fact}`)}</b>
      <span className="min-w-0 text-muted">{t(`evidence.says.${fact}`, { time, number: count ?? 0 })}</span>
      {source && <Source source={source} found={found} />}
    </li>
  );
}

function Source({ source, found }: { source: NonNullable<EvidenceRow['source']>; found: CaseDetail }) {
  const { t } = useTranslation('admin-cases');
  const className = 'touch-target ml-auto text-xs font-semibold text-link hover:underline';
  const id = source === 'account' ? found.user_id : found.order_id;
  if (!id) return null;
  const to = { order: '/admin/orders/$id', topup: '/admin/topups/$id', account: '/admin/users/$id' } as const;
  return (
    <Link to={to[source]} params={{ id }} className={className}>
      {t(`evidence.sources.${source}`)}
    </Link>
  );
}
