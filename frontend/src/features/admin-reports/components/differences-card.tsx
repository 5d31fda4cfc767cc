import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../../shared/back-office/csv-file';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { choiceFilter } from '../../../shared/back-office/list/list-column';
import { ListFilters } from '../../../shared/back-office/list/list-filters';
import { csvAddress, PAGE_ROWS, pageQuery } from '../../../shared/back-office/list/list-query';
import { useCounts } from '../../../shared/back-office/list/view-counts';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { Segments, SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { CardUnread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { booksQuery, type Difference, isUnderWay, openOf } from '../api/reconciliation';
import { amountOf } from '../rules/difference-amount';
import { joinLike } from '../rules/like-differences';
import { CHECKS, type DifferencesSearch } from '../rules/reports-search';
import { usePartyName } from './account-name';
import { DifferenceRow } from './difference-row';

const PATH = '/api/v1/admin/reports/reconciliation';
const STATES = ['open', 'accepted', 'gone'] as const;
const ENDED = [{ state: 'accepted' }, { state: 'gone' }] as const;

/** The differences of one state. The first open one is unfolded, because it waits for a decision. */
export function DifferencesCard({ search }: { search: DifferencesSearch }) {
  const { t } = useTranslation(['admin-reports', 'admin-kit']);
  const navigate = useNavigate();
  const { data: books } = useQuery(booksQuery());
  const [acceptedCount, goneCount] = useCounts(PATH, ENDED);
  const state = search.state ?? 'open';
  const request = { ...search, state };
  const query = useQuery(pageQuery(staffKeys.differences, PATH, request));
  const { data: page } = query;
  const [chosen, setChosen] = useState<string | null>();
  const [accepted, setAccepted] = useAccepted();
  const [isFiltering, setFiltering] = useState(false);
  const rows = page?.rows ?? [];
  const unfolded = chosen === undefined && state === 'open' ? rows[0]?.id : chosen;
  const openCount = books && openOf(books);
  const figure = figureFormat();
  const number = search.page ?? 1;
  const nameOf = usePartyName();
  const parties = [...new Set(books?.compared.map(({ party }) => party).filter((party) => party !== ''))];

  const change = (next: Partial<DifferencesSearch>) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...next })) as never,
      replace: true,
    });

  function look(at: (typeof STATES)[number]) {
    setChosen(undefined);
    change({ state: at === 'open' ? undefined : at, page: undefined, cursor: undefined });
  }

  function move(step: number) {
    const heads = [...document.querySelectorAll<HTMLElement>('[data-difference]')];
    const at = heads.findIndex((head) => head === document.activeElement);
    heads[Math.min(heads.length - 1, Math.max(0, at + step))]?.focus();
  }
  useShortcuts(t('reconciliation.title'), [
    { keys: 'j', label: t('admin-kit:keys.down'), run: () => move(1) },
    { keys: 'k', label: t('admin-kit:keys.up'), run: () => move(-1) },
    { keys: 'f', label: t('admin-kit:keys.filter'), run: () => setFiltering(true) },
  ]);

  function emptyText() {
    if (search.check ?? search.party) return t('admin-kit:list.noMatch');
    if (!books?.last_run) return t('reconciliation.empty.never');
    // A run that is under way may still find some.
    return state === 'open' && isUnderWay(books)
      ? t('compared.states.running')
      : t(`reconciliation.empty.${state}`);
  }

  const counts = { open: openCount, accepted: acceptedCount, gone: goneCount };
  function stateName(value: (typeof STATES)[number]): string {
    const name = t(`reconciliation.views.${value}`);
    const count = counts[value];
    return count === undefined ? name : `${name} ${figure.format(count)}`;
  }

  return (
    <DetailCard
      title={t('reconciliation.title')}
      count={
        openCount ? (
          <span className="inline-grid h-5 min-w-5 place-items-center rounded-chip bg-danger-soft px-1.5 font-semibold text-danger">
            {figure.format(openCount)}
          </span>
        ) : undefined
      }
      action={
        <Segments
          label={t('reconciliation.state')}
          options={STATES.map((value) => ({ value, label: stateName(value) }))}
          value={state}
          onChange={look}
        />
      }
    >
      <CardUnread title={t('reconciliation.failure')} query={query} className="h-24" />
      {accepted && (
        <p
          role="status"
          className="flex items-center gap-2 border-t border-border bg-received-soft px-3.5 py-2.5 text-sm"
        >
          <CircleCheck aria-hidden className="size-4 shrink-0 text-received" />
          <span>
            {t('reconciliation.accepted', {
              what: t(`reconciliation.codes.${accepted.code}`),
              amount: amountOf(accepted),
            })}
          </span>
          <button
            type="button"
            className="touch-target ml-auto font-semibold text-link"
            onClick={() => look('accepted')}
          >
            {t('reconciliation.seeEntry')}
          </button>
        </p>
      )}
      {page && rows.length === 0 && <p className="px-3.5 pt-1 pb-3.5 text-sm text-muted">{emptyText()}</p>}
      <ul aria-label={t('reconciliation.title')} aria-busy={query.isPlaceholderData} className="mt-1">
        {joinLike(rows).map((like) => {
          const [{ id }] = like;
          return (
            <DifferenceRow
              key={id}
              like={like}
              isOpen={id === unfolded}
              onToggle={() => setChosen(id === unfolded ? null : id)}
              onAccepted={setAccepted}
            />
          );
        })}
      </ul>
      <div className="flex min-h-9 flex-wrap items-center gap-2 border-t border-border px-3.5 py-1 text-xs">
        <ListFilters
          filters={[
            choiceFilter('check', t('reconciliation.columns.check'), CHECKS, (value) =>
              t(`reconciliation.checks.${value}`),
            ),
            choiceFilter('party', t('compared.account'), parties, (party) => nameOf({ party })),
          ]}
          values={search}
          onChange={(next) => change({ ...next, page: undefined, cursor: undefined })}
          open={isFiltering}
          onOpenChange={setFiltering}
        />
        {rows.length > 0 && (
          <SheetLink
            href={csvAddress(PATH, { state, check: search.check, party: search.party })}
            className="touch-target ml-auto font-semibold text-link hover:underline"
          >
            {t('admin-kit:list.csv')}
          </SheetLink>
        )}
        {page && (number > 1 || page.nextCursor !== null) && (
          <nav aria-label={t('admin-kit:list.pages')} className="flex items-center gap-1">
            <span className="px-2 text-muted tabular-nums">
              {t('admin-kit:list.range', {
                first: figure.format((number - 1) * PAGE_ROWS + 1),
                last: figure.format((number - 1) * PAGE_ROWS + rows.length),
                total: figure.format(page.total),
              })}
            </span>
            <SmallButton
              variant="outline"
              disabled={number === 1}
              onClick={() => change({ page: number > 2 ? number - 1 : undefined, cursor: undefined })}
            >
              {t('admin-kit:list.previous')}
            </SmallButton>
            <SmallButton
              variant="outline"
              disabled={page.nextCursor === null}
              onClick={() => change({ page: number + 1, cursor: page.nextCursor ?? undefined })}
            >
              {t('admin-kit:list.next')}
            </SmallButton>
          </nav>
        )}
      </div>
    </DetailCard>
  );
}

/** How long an accepted difference is shown above the list, in milliseconds. */
const SHOWN_MS = 5_000;

function useAccepted() {
  const [accepted, setAccepted] = useState<Difference | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAccepted(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [accepted]);
  return [accepted, setAccepted] as const;
}
