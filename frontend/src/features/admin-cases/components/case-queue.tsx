import type { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, classNames, SearchField } from '@torpedo/ui-kit';
import { leaveOnEscape } from '../../../shared/back-office/shortcuts';
import { SearchKey } from '../../../shared/back-office/small-controls';
import { useTranslation } from 'react-i18next';
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
  onShow: (id: string) => void;
  /** True when a case is open, because a phone shows the case instead of the list. */
  isHiddenOnPhone: boolean;
}

export function CaseQueue({ cases, shown, total, more, isHiddenOnPhone, ...props }: CaseQueueProps) {
  const { t } = useTranslation(['admin-cases', 'admin-kit']);
  return (
    <div className={classNames('flex min-h-0 min-w-0 flex-col gap-2', isHiddenOnPhone && 'max-lg:hidden')}>
      <Card padding="none" className="flex min-h-0 flex-col lg:flex-1">
        <div className="border-b border-border px-3 py-2">
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
