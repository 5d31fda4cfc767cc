import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, classNames, EmptyState } from '@torpedo/ui-kit';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCaseCounts } from '../../../shared/back-office/case-counts';
import { useCounts } from '../../../shared/back-office/list/view-counts';
import { ListViews } from '../../../shared/back-office/list/list-views';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { StaffPage } from '../../../shared/back-office/staff-page';
import { Unread } from '../../../shared/back-office/unread';
import { figureFormat } from '../../../shared/format/figure-format';
import { type CaseDetail, caseQuery, casesQuery } from '../api/cases';
import { CaseQueue } from '../components/case-queue';
import { CaseView } from '../components/case-view';
import { DecidedBar } from '../components/case-reply';
import type { CasesSearch } from '../rules/cases-search';
import { KeyCaps } from '../../../shared/back-office/small-controls';

const KEYS = [
  ['move', ['J', 'K']],
  ['take', ['P']],
  ['decide', ['1', '2', '3']],
  ['postpone', ['A']],
  ['note', ['N']],
] as const;

/** The list of the shortcuts, below a case. */
function CaseKeys() {
  const { t } = useTranslation('admin-cases');
  return (
    <ul className="flex min-h-5 flex-wrap justify-end gap-4 text-xs text-muted max-lg:hidden">
      {KEYS.map(([name, keys]) => (
        <li key={name} className="flex items-center gap-1.5">
          <KeyCaps keys={keys} />
          {t(`keys.${name}`)}
        </li>
      ))}
    </ul>
  );
}

const DECIDED = { status: 'decided' } as const;

export function CasesScreen({ search: address }: { search: CasesSearch }) {
  const { t } = useTranslation('admin-cases');
  const navigate = useNavigate({ from: '/admin/cases' });
  const searchId = useId();
  const { case: named, ...filter } = address;
  const list = useInfiniteQuery(casesQuery(filter));
  const counts = useCaseCounts();
  const queryClient = useQueryClient();
  const [decided, setDecided] = useState<string>();
  const cases = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  const shown = named ?? cases[0]?.id;
  const place = cases.findIndex(({ id }) => id === shown);
  const show = (id: string | undefined) =>
    void navigate({ search: (before) => ({ ...before, case: id }), replace: true });
  const views = useViews(counts);

  /** Moves from the shown case. When that case has left the list, the first case is shown. */
  function move(by: 1 | -1) {
    const next = cases[Math.min(cases.length - 1, Math.max(0, place + by))];
    if (next) show(next.id);
  }
  function goOn(done: CaseDetail) {
    queryClient.setQueryData(caseQuery(done.id).queryKey, done);
    setDecided(done.id);
    if (done.decided_at !== null) show(cases[place + 1]?.id ?? cases[place - 1]?.id);
  }
  useShortcuts(t('keys.title'), [
    { keys: 'j', label: t('next'), run: () => move(1) },
    { keys: 'k', label: t('previous'), run: () => move(-1) },
    { keys: '/', label: t('search'), run: () => document.getElementById(searchId)?.focus() },
  ]);

  return (
    <StaffPage
      title={t('title')}
      {...(named && { back: { label: t('title'), link: { to: '/admin/cases', search: filter } } })}
      count={
        <>
          {named && place >= 0 && (
            <span className="md:hidden">
              {t('of', { shown: place + 1, total: figureFormat().format(total) })}
            </span>
          )}
          {counts && (
            <span className="max-md:hidden">{t('open', { open: counts.open, overdue: counts.overdue })}</span>
          )}
        </>
      }
    >
      {/* On a phone, an open case replaces the list. */}
      <div className={named === undefined ? undefined : 'max-md:hidden'}>
        <ListViews
          isUnderBar
          list="cases"
          views={views}
          current={{ ...filter, search: undefined, direction: undefined }}
          onChoose={({ search }) => void navigate({ search: search as CasesSearch })}
        />
      </div>
      {decided && (
        <DecidedBar
          key={decided}
          id={decided}
          onTakenBack={() => {
            show(decided);
            setDecided(undefined);
          }}
        />
      )}
      {list.data && !shown && !filter.search ? (
        <NothingWaiting mayBeDecided={filter.status !== DECIDED.status} />
      ) : (
        <div
          className={classNames(
            'grid min-h-0 flex-1 grid-cols-1 gap-3 md:pt-3',
            !named && 'pt-3',
            'lg:grid-cols-[--spacing(75)_minmax(0,1fr)] xl:grid-cols-[--spacing(91)_minmax(0,1fr)]',
          )}
        >
          {list.data ? (
            <CaseQueue
              cases={cases}
              shown={shown}
              total={total}
              more={list}
              search={filter.search ?? ''}
              searchId={searchId}
              onSearch={(text) =>
                void navigate({ search: { ...filter, search: text || undefined }, replace: true })
              }
              direction={filter.direction ?? (filter.status ? 'desc' : 'asc')}
              onDirection={(direction) => void navigate({ search: { ...filter, direction }, replace: true })}
              onShow={show}
              isHiddenOnPhone={named !== undefined}
            />
          ) : (
            <Unread query={list} className="h-120" />
          )}
          <div className={classNames('flex min-h-0 min-w-0 flex-col gap-2', !named && 'max-lg:hidden')}>
            {shown && <ShownCase key={shown} id={shown} onMove={move} onDecided={goOn} />}
            {shown && <CaseKeys />}
          </div>
        </div>
      )}
    </StaffPage>
  );
}

function NothingWaiting({ mayBeDecided }: { mayBeDecided: boolean }) {
  const { t } = useTranslation('admin-cases');
  return (
    <EmptyState
      icon={<CircleCheck aria-hidden />}
      title={t(mayBeDecided ? 'empty' : 'emptyDecided')}
      action={
        mayBeDecided && (
          <Button asChild variant="outline" size="sm">
            <Link to="/admin/cases" search={DECIDED}>
              {t('seeDecided')}
            </Link>
          </Button>
        )
      }
    />
  );
}

interface ShownCaseProps {
  id: string;
  onMove: (by: 1 | -1) => void;
  onDecided: (decided: CaseDetail) => void;
}

function ShownCase({ id, ...props }: ShownCaseProps) {
  const query = useQuery(caseQuery(id));
  return query.data ? <CaseView found={query.data} {...props} /> : <Unread query={query} className="h-120" />;
}

function useViews(counts: ReturnType<typeof useCaseCounts>) {
  const { t } = useTranslation('admin-cases');
  const [decided] = useCounts('/api/v1/admin/cases', [DECIDED]);
  return [
    { id: 'open', label: t('views.open'), search: {}, count: counts?.open },
    { id: 'mine', label: t('views.mine'), search: { owner: 'me' }, count: counts?.mine },
    {
      id: 'unowned',
      label: t('views.unowned'),
      search: { owner: 'none' },
      isToDo: true,
      count: counts?.unowned,
    },
    {
      id: 'paid',
      label: t('kinds.paid_nothing_came'),
      search: { kind: 'paid_nothing_came' },
      count: counts?.paid_nothing_came,
    },
    { id: 'disputes', label: t('views.disputes'), search: { kind: 'dispute' }, count: counts?.disputes },
    { id: 'contact', label: t('views.contact'), search: { kind: 'contact' }, count: counts?.contact },
    { id: 'decided', label: t('views.decided'), search: DECIDED, count: decided },
  ];
}
