import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Card, Skeleton } from '@torpedo/ui-kit';
import { Download, GitCompareArrows, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../../../shared/back-office/csv-file';
import { useShortcuts } from '../../../../shared/back-office/shortcuts';
import { KeyCaps, Segments, SmallButton } from '../../../../shared/back-office/small-controls';
import { ReadFailure } from '../../../../shared/back-office/unread';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { changeFile, changeQuery, type ChangeReport, type ChangeRequest } from '../../api/change';
import { keyOf, largestPart, listBehind, soldIn } from '../../rules/change-rows';
import type { Days } from '../../rules/days';
import { groupsOf, MONEYS, partsOf, type ReportsSearch } from '../../rules/reports-search';
import { DaysButton, PeriodBar, useDays } from '../period-bar';
import { ChangeCauses } from './change-causes';
import { ChangeCell } from './change-cell';
import { ChangeParts } from './change-parts';
import { type Cell, ChangeCards, ChangeTable } from './change-table';
import { kindOf } from './change-texts';

interface ChangeViewProps {
  days: Days;
  today: string;
  search: ReportsSearch;
  onChange: (change: Partial<ReportsSearch>) => void;
}

/** Explains why revenue, margin or top-ups differ from an earlier period. */
export function ChangeView({ days, today, search, onChange }: ChangeViewProps) {
  const { t } = useTranslation('admin-reports');
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { money = 'revenue', against_from, against_to } = search;
  const groups = groupsOf(money);
  const by = groups.find((group) => group === search.group) ?? groups[0];
  const against = against_from && against_to ? { against_from, against_to } : {};
  const request: ChangeRequest = { ...days, ...against, money, by };
  const query = useQuery(changeQuery(request, language));
  const { data, error, isFetching } = query;
  const earlier = data && { from: data.against_from, to: data.against_to };
  useShortcuts(t('reports.change'), [
    {
      keys: 'd',
      label: t('difference.keys.dimension'),
      run: () => onChange({ group: groups[(groups.indexOf(by) + 1) % groups.length], row: undefined }),
    },
  ]);

  return (
    <>
      <PeriodBar days={days} today={today} onChange={onChange}>
        <Against earlier={earlier} today={today} isOwn={'against_from' in against} onChange={onChange} />
        <Segments
          label={t('difference.money')}
          options={MONEYS.map((value) => ({
            value,
            label: t(`difference.${value}`),
          }))}
          value={money}
          onChange={(chosen) =>
            onChange({ money: chosen === 'revenue' ? undefined : chosen, row: undefined, part: undefined })
          }
        />
        <span className="ml-auto text-xs text-muted max-lg:hidden">
          {t(`difference.of.${kindOf(money)}.whole`)}
        </span>
        <SmallButton asChild variant="outline" icon={<Download aria-hidden />} className="max-lg:ml-auto">
          <SheetLink href={changeFile(request)}>CSV</SheetLink>
        </SmallButton>
      </PeriodBar>
      {error && !data ? (
        <Card>
          <ReadFailure title={t('failure')} text={errorText(error)} query={query} />
        </Card>
      ) : data ? (
        <div aria-busy={isFetching} className={isFetching ? 'opacity-60' : undefined}>
          <Explained request={request} report={data} search={search} onChange={onChange} />
        </div>
      ) : (
        <Skeleton className="h-130 rounded-card" />
      )}
    </>
  );
}

interface AgainstProps {
  earlier: Days | undefined;
  today: string;
  isOwn: boolean;
  onChange: ChangeViewProps['onChange'];
}

/** The earlier period: the one just before, or chosen days. */
function Against({ earlier, today, isOwn, onChange }: AgainstProps) {
  const { t } = useTranslation('admin-reports');
  const format = useDays();
  if (!earlier) return null;
  return (
    <DaysButton
      title={t('difference.earlier')}
      icon={<GitCompareArrows aria-hidden />}
      text={t('difference.against', { days: format(earlier) })}
      days={earlier}
      last={today}
      onChange={({ from = earlier.from, to = earlier.to }) =>
        onChange({ against_from: from, against_to: to })
      }
      choices={[
        {
          label: t('difference.before'),
          isChosen: !isOwn,
          choose: () => onChange({ against_from: undefined, against_to: undefined }),
        },
      ]}
    />
  );
}

interface ExplainedProps {
  request: ChangeRequest;
  report: ChangeReport;
  search: ReportsSearch;
  onChange: ChangeViewProps['onChange'];
}

function Explained({ request, report, search, onChange }: ExplainedProps) {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  const format = useDays();
  const inHead = useDays('2-digit');
  const before = format({ from: report.against_from, to: report.against_to });
  const { row: key } = search;
  const kind = kindOf(report.money);
  // Until somebody chooses another one, the cell that weighs most in the row that weighs most.
  const row = report.rows.find((each) => (key ? keyOf(each) === key : keyOf(each) !== ''));
  const part =
    partsOf(report.money).find((each) => each === search.part) ??
    (key || !row ? undefined : largestPart(row, report.money));
  const chosen: Cell | undefined = row && part && { row: keyOf(row), part };
  if (report.totals.before.orders === 0) {
    return <p className="py-10 text-center text-sm text-muted">{t('difference.noBefore')}</p>;
  }
  function openOrders(cell: Cell) {
    const named = report.rows.find((each) => keyOf(each) === cell.row);
    if (named) void navigate(listBehind(report, soldIn(named), cell.part));
  }
  return (
    <div className="grid gap-3">
      <Warnings report={report} before={before} now={format(report)} />
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_--spacing(81)]">
        <ChangeParts report={report} part={part} />
        <ChangeCauses report={report} />
        <section
          aria-label={t('difference.table')}
          className="min-w-0 overflow-hidden rounded-card border border-border bg-surface-card"
        >
          <div className="flex min-h-9.5 flex-wrap items-center gap-2 px-3.5 py-1">
            <h2 className="text-sm font-semibold">{t('difference.by')}</h2>
            <Segments
              label={t('difference.by')}
              options={groupsOf(report.money).map((value) => ({
                value,
                label: t(`difference.group.${value}`),
              }))}
              value={report.by}
              onChange={(group) => onChange({ group, row: undefined })}
            />
            <span className="ml-auto text-xs text-muted max-md:hidden">R$</span>
          </div>
          <ChangeTable
            report={report}
            heads={{
              before: inHead({ from: report.against_from, to: report.against_to }),
              now: inHead(report),
            }}
            chosen={chosen}
            onChoose={onChange}
            onOpen={openOrders}
          />
          <ChangeCards report={report} chosen={chosen} onChoose={onChange} />
        </section>
        {row && part ? (
          <ChangeCell request={request} row={row} part={part} />
        ) : (
          <p className="rounded-card border border-dashed border-border p-3.5 text-sm text-muted">
            {t(`difference.of.${kind}.choose`)}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted max-md:hidden">
        <span className="inline-flex items-center gap-1.5">
          <KeyCaps keys={['←', '→', '↑', '↓']} /> {t('difference.keys.cell')}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <KeyCaps keys={['Enter']} /> {t(`difference.of.${kind}.key`)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <KeyCaps keys={['D']} /> {t('difference.keys.dimension')}
        </span>
        <span className="ml-auto">{t(`difference.of.${kind}.othersText`)}</span>
      </p>
    </div>
  );
}

const DAY_MS = 86_400_000;
const lengthOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

function Warnings({ report, before, now }: { report: ChangeReport; before: string; now: string }) {
  const { t } = useTranslation('admin-reports');
  const format = useDays();
  const isUnequal = lengthOf({ from: report.against_from, to: report.against_to }) !== lengthOf(report);
  const texts = [
    report.is_open && t('difference.open', { day: format({ from: report.to, to: report.to }) }),
    isUnequal && t('difference.unequal', { before, now }),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <p className="flex items-center gap-2 rounded-control bg-waiting-soft px-3 py-1.5 text-sm">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-waiting" />
      <span>{texts.join('. ')}</span>
    </p>
  );
}
