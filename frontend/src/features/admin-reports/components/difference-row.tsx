import { classNames } from '@torpedo/ui-kit';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgoTime } from '../../../shared/back-office/row-time';
import { useMay } from '../../../shared/back-office/staff-rights';
import type { Difference } from '../api/reconciliation';
import { amountOf } from '../rules/difference-amount';
import { type LikeDifferences, subjectOf, sumOf } from '../rules/like-differences';
import { useLikeName, usePartyName } from './account-name';
import { AcceptDecision } from './difference-decisions';
import { DifferenceDetail } from './difference-detail';

interface DifferenceRowProps {
  like: LikeDifferences;
  isOpen: boolean;
  onToggle: () => void;
  onAccepted: (difference: Difference) => void;
}

/** One difference, or several like ones that one decision can end. */
export function DifferenceRow({ like, isOpen, onToggle, onAccepted }: DifferenceRowProps) {
  const nameOf = usePartyName();
  const likeName = useLikeName();
  const sum = sumOf(like);
  return (
    <li className="border-t border-border">
      <RowHead
        name={likeName(like)}
        about={
          <>
            {nameOf(sum)} · <AgoTime at={sum.found_at} />
          </>
        }
        difference={sum}
        isOpen={isOpen}
        onToggle={onToggle}
      />
      {isOpen &&
        (like.length > 1 ? (
          <LikeDetail like={like} onAccepted={onAccepted} />
        ) : (
          <DifferenceDetail difference={sum} onAccepted={onAccepted} />
        ))}
    </li>
  );
}

interface RowHeadProps extends Pick<DifferenceRowProps, 'isOpen' | 'onToggle'> {
  name: string;
  about: ReactNode;
  difference: Difference;
}

function RowHead({ name, about, difference, isOpen, onToggle }: RowHeadProps) {
  return (
    <button
      type="button"
      data-difference
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-2.5 px-3.5 py-2 text-left text-sm -outline-offset-2 hover:bg-surface-sunken md:min-h-10 md:py-1"
    >
      <ChevronRight aria-hidden className={classNames('size-4 shrink-0', isOpen && 'rotate-90')} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <b className="font-semibold">{name}</b>
        <span className="text-xs text-muted">{about}</span>
      </span>
      <b
        className={classNames(
          'shrink-0 font-semibold tabular-nums',
          difference.state === 'open' && 'text-danger',
        )}
      >
        {amountOf(difference)}
      </b>
    </button>
  );
}

/** So many like differences are listed at first, so that the decision on all is in sight. */
const LISTED = 5;

/** Each of the like differences with its own evidence and decisions, and the decision that ends them all. */
function LikeDetail({ like, onAccepted }: Pick<DifferenceRowProps, 'like' | 'onAccepted'>) {
  const { t } = useTranslation('admin-reports');
  const may = useMay();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(like.length <= LISTED + 1);
  const [{ code, state }] = like;
  return (
    <div className="grid gap-2.5 px-3.5 pb-3.5 whitespace-normal">
      <p className="text-xs text-muted">{t(`reconciliation.meanings.${code}`)}</p>
      <ul className="overflow-hidden rounded-control border border-border [&>li:first-child]:border-t-0">
        {(isWhole ? like : like.slice(0, LISTED)).map((difference) => {
          const isOpen = difference.id === chosen;
          return (
            <li key={difference.id} className="border-t border-border">
              <RowHead
                name={subjectOf(difference)}
                about={<AgoTime at={difference.found_at} />}
                difference={difference}
                isOpen={isOpen}
                onToggle={() => setChosen(isOpen ? null : difference.id)}
              />
              {isOpen && <DifferenceDetail difference={difference} onAccepted={onAccepted} />}
            </li>
          );
        })}
      </ul>
      {!isWhole && (
        <button
          type="button"
          className="touch-target justify-self-start text-xs font-semibold text-link hover:underline"
          onClick={() => setWhole(true)}
        >
          {t('reconciliation.seeAll', { count: like.length })}
        </button>
      )}
      {state === 'open' && may('books.change') && chosen === null && (
        <AcceptDecision like={like} onAccepted={onAccepted} />
      )}
    </div>
  );
}
