import { classNames } from '@torpedo/ui-kit';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orderNumber } from '../../../shared/order-number';
import { useNowSelector } from '../../../shared/time/use-now';
import { shortNameOf } from '../../../shared/back-office/staff-name';
import { type Case, isDraft } from '../api/cases';
import { dueState } from '../rules/case-time';
import { CaseAge, KIND_ICONS, useCaseTexts } from './case-texts';

interface CaseRowProps {
  each: Case;
  isShown: boolean;
  onShow: () => void;
}

export function CaseRow({ each, isShown, onShow }: CaseRowProps) {
  const { t } = useTranslation('admin-cases');
  const texts = useCaseTexts();
  const Icon = KIND_ICONS[each.kind];
  const { opened_at: openedAt, due_at: dueAt, decided_at: decidedAt, order_id: orderId } = each;
  const isOver = useNowSelector((now) => decidedAt === null && dueState(openedAt, dueAt, now) === 'over');
  return (
    <button
      type="button"
      aria-current={isShown}
      onClick={onShow}
      className={classNames(
        'flex h-18.75 w-full items-start gap-2.5 border-l-3 border-transparent px-2.5 py-2 text-left text-sm hover:bg-surface-sunken',
        'aria-[current=true]:border-link aria-[current=true]:bg-surface-sunken',
      )}
    >
      <span
        className={classNames(
          'mt-0.5 grid size-6 shrink-0 place-items-center rounded-chip',
          isOver ? 'bg-danger-soft text-danger' : 'bg-surface-sunken text-muted',
        )}
      >
        <Icon aria-hidden className="size-3.5" />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 leading-5">
        <b className="truncate font-semibold">{texts.title(each)}</b>
        <b className="text-right font-semibold tabular-nums">{texts.amount(each)}</b>
        <span className="truncate text-xs leading-5 text-muted">
          {texts.customer(each)}
          {orderId && <span className="ml-2 font-mono">{orderNumber(orderId)}</span>}
        </span>
        <span className="text-right text-xs leading-5">
          <CaseAge {...each} />
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-xs">
          {isDraft(each) && <span className="truncate font-semibold text-waiting">{t('reply.unsent')}</span>}
          {decidedAt === null && (
            <>
              <Sparkles aria-hidden className="size-3 shrink-0" />
              <span className="truncate">{texts.suggestion(each)}</span>
            </>
          )}
        </span>
        <span className="text-right text-xs">
          {decidedAt === null && (each.owner_email === null ? t('unowned') : shortNameOf(each.owner_email))}
        </span>
      </span>
    </button>
  );
}
