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
import { ArrowDownUp, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { leaveOnEscape } from '../../../shared/back-office/shortcuts';
import { SearchKey, SmallButton } from '../../../shared/back-office/small-controls';
import type { Case } from '../api/cases';
import { CaseRow } from './case-row';

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
