import type { useInfiniteQuery } from '@tanstack/react-query';
import {
  Button,
  Card,
  classNames,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  SearchField,
} from '@torpedo/ui-kit';
import { ArrowDownUp, Check, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveOnEscape } from '../../../shared/back-office/shortcuts';
import { SearchKey, SmallButton } from '../../../shared/back-office/small-controls';
import { assign, type Case, isDraft } from '../api/cases';
import { orderNumber } from '../../../shared/order-number';
import { useMe } from '../../../shared/session/account';
import { useNowSelector } from '../../../shared/time/use-now';
import { Initials } from '../../../shared/back-office/staff-name';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { dueState } from '../rules/case-time';
import { CaseAge, KIND_ICONS, ownerOf, useCaseTexts } from './case-texts';

interface CaseRowProps {
  each: Case;
  isShown: boolean;
  onShow: () => void;
}

function CaseRow({ each, isShown, onShow }: CaseRowProps) {
  const { t } = useTranslation('admin-cases');
  const texts = useCaseTexts();
  const Icon = KIND_ICONS[each.kind];
  const { opened_at: openedAt, due_at: dueAt, decided_at: decidedAt, order_id: orderId } = each;
  const isOver = useNowSelector((now) => decidedAt === null && dueState(openedAt, dueAt, now) === 'over');
  return (
    <div
      className={classNames(
        'relative flex h-18.5 items-start gap-2.5 border-l-3 px-2.5 py-2 text-sm hover:bg-surface-sunken',
        isShown ? 'border-link bg-surface-sunken' : 'border-transparent',
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
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 leading-5">
        <button
          type="button"
          aria-current={isShown}
          onClick={onShow}
          // The area of this button covers the whole row.
          className="truncate text-left font-semibold -outline-offset-2 after:absolute after:inset-0"
        >
          {texts.title(each)}
        </button>
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
              <Sparkles aria-hidden className="size-3 shrink-0 text-muted" />
              <span className="truncate">{texts.suggestion(each)}</span>
            </>
          )}
        </span>
        {decidedAt === null && <Owner each={each} />}
      </div>
    </div>
  );
}

/** The owner of a case, or a button to take a case without an owner. */
function Owner({ each }: { each: Case }) {
  const { t } = useTranslation('admin-cases');
  const { id: me } = useMe();
  const may = useMay();
  const taking = useStaffMutation([staffKeys.cases], { mutationFn: () => assign(each, 'me') });
  const { owner_email: email, owner_id: ownerId, number } = each;
  const name = ownerOf(each);
  if (name !== null) {
    return (
      <span title={email ?? name} className="grid justify-items-end">
        <span className="sr-only">{name}</span>
        <Initials name={name} isOwn={ownerId === me} className="-my-0.5 size-5" />
      </span>
    );
  }
  if (!may('cases.change')) return <span className="text-right text-xs text-muted">{t('unowned')}</span>;
  return (
    <button
      type="button"
      aria-label={`${t('take')}: ${t('number', { number })}`}
      disabled={taking.isPending}
      onClick={() => taking.mutate()}
      className="touch-target relative z-1 justify-self-end rounded-tile text-xs leading-5 font-semibold text-link hover:underline"
    >
      {t('take')}
    </button>
  );
}

interface CaseQueueProps {
  cases: readonly Case[];
  shown: string | undefined;
  total: number;
  more: Pick<ReturnType<typeof useInfiniteQuery>, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  search: string;
  searchId: string;
  onSearch: (text: string) => void;
  direction: 'asc' | 'desc';
  onDirection: (direction: 'asc' | 'desc') => void;
  onShow: (id: string) => void;
  /** True when a case is open, because a phone shows the case instead of the list. */
  isHiddenOnPhone: boolean;
}

export function CaseQueue({ cases, shown, total, more, isHiddenOnPhone, ...props }: CaseQueueProps) {
  const { t } = useTranslation(['admin-cases', 'admin-kit']);
  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-col gap-2', isHiddenOnPhone && 'max-lg:hidden')}>
      <Card padding="none" className="flex min-h-0 flex-col lg:flex-1">
        <div className="flex items-center gap-2 border-b border-border px-3 py-2 *:first:min-w-0 *:first:flex-1">
          <SearchField
            size="xs"
            id={props.searchId}
            label={t('search')}
            placeholder={t('search')}
            onKeyDown={leaveOnEscape}
            trailing={<SearchKey />}
            clearLabel={t('clearSearch')}
            maxLength={100}
            value={props.search}
            onValueChange={props.onSearch}
          />
          <DueOrder direction={props.direction} onDirection={props.onDirection} />
        </div>
        <ul aria-label={t('title')} className="divide-y divide-border lg:overflow-y-auto">
          {cases.map((each) => (
            <li key={each.id}>
              <CaseRow each={each} isShown={each.id === shown} onShow={() => props.onShow(each.id)} />
            </li>
          ))}
        </ul>
        {more.hasNextPage && (
          <Button
            variant="ghost"
            size="sm"
            loading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </Card>
      <p role="status" className="min-h-5 text-xs leading-5 text-muted tabular-nums">
        {t('of', { shown: cases.length, total })}
      </p>
    </div>
  );
}

const DIRECTIONS = ['asc', 'desc'] as const;

/** The list goes by the deadlines, from either end. */
function DueOrder({ direction, onDirection }: Pick<CaseQueueProps, 'direction' | 'onDirection'>) {
  const { t } = useTranslation('admin-cases');
  return (
    <Menu>
      <MenuTrigger>
        <SmallButton
          variant="outline"
          aria-label={`${t('order.due')}: ${t(`order.${direction}`)}`}
          icon={<ArrowDownUp aria-hidden />}
        >
          {t('order.due')}
        </SmallButton>
      </MenuTrigger>
      <MenuContent>
        {DIRECTIONS.map((each) => (
          <MenuItem key={each} onSelect={() => onDirection(each)}>
            <Check aria-hidden className={each === direction ? 'size-4' : 'invisible size-4'} />
            {t(`order.${each}`)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
