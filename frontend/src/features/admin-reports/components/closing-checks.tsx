import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { classNames } from '@torpedo/ui-kit';
import { CircleAlert, CircleCheck, CircleDashed, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '@torpedo/api-client';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { DetailCard, showPart } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { keyIn, staffKeys } from '../../../shared/back-office/staff-keys';
import { changeCall, staffQuery } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { CardUnread } from '../../../shared/back-office/unread';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNowSelector } from '../../../shared/time/use-now';
import { closingsQuery } from '../api/reconciliation';
import { daysOf, lastMonth, monthAfter, today } from '../rules/days';
import { usePartyName } from './account-name';
import { LEDGER_ID } from './books-ledger';
import { COMPARED_ID } from './compared-accounts';

type Check = Schemas['ClosingCheckDto'];

const LINK = 'touch-target font-semibold text-link hover:underline';

/** The checks that must pass before the next month can be closed, and the button that closes it. */
export function ClosingChecks({ onDifferences }: Pick<CheckPlaces, 'onDifferences'>) {
  const now = useNowSelector((ms) => Date.parse(today(ms)));
  const { data } = useQuery(closingsQuery());
  if (!data) return null;
  const [newest] = data.items;
  const month = newest ? monthAfter(newest.month) : lastMonth(now);
  const current = today(now).slice(0, 7);
  return <MonthChecks month={month > current ? current : month} onDifferences={onDifferences} />;
}

function MonthChecks({ month, onDifferences }: CheckPlaces) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const [isClosing, setClosing] = useState(false);
  const whyId = useId();
  const query = useQuery(
    staffQuery(keyIn(staffKeys.closings, 'checks'), '/api/v1/admin/reports/closings/{month}/checks', {
      path: { month },
    }),
  );
  const checks = query.data?.checks ?? [];
  const met = checks.filter(({ is_met: isMet }) => isMet).length;
  const isReady = checks.length > 0 && met === checks.length;
  const isOver = checks.some(({ check, is_met: isMet }) => check === 'month_over' && isMet);
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  const from = day.format(new Date(`${monthAfter(month)}-01`));
  return (
    <DetailCard
      title={t('closings.before', { month: name })}
      count={checks.length > 0 && t('closings.met', { met, count: checks.length })}
    >
      <CardUnread title={t('closings.failure')} query={query} className="h-32" />
      <ul className="divide-y divide-border text-sm">
        {checks.map((check) => (
          <CheckRow key={check.check} check={check} month={month} onDifferences={onDifferences} />
        ))}
      </ul>
      {may('reports.close') && checks.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-t border-border px-3.5 py-2.5">
          <SmallButton
            variant="outline"
            icon={<Lock aria-hidden />}
            disabled={!isReady}
            aria-describedby={whyId}
            onClick={() => setClosing(true)}
          >
            {t('closings.close', { month: name })}
          </SmallButton>
          <span id={whyId} className="text-xs text-muted">
            {!isReady && t(isOver ? 'closings.notYet' : 'closings.notOver', { day: from })}
          </span>
        </div>
      )}
      {isClosing && (
        <ReasonDialog
          action="reports.close"
          onClose={() => setClosing(false)}
          title={t('closings.dialog.title', { month: name })}
          text={t('closings.dialog.text')}
          submitLabel={t('closings.dialog.submit', { month: name })}
          reasons={[t('closings.dialog.usual')]}
          call={changeCall('post', '/api/v1/admin/reports/closings', null, { month })}
          rereads={[staffKeys.closings]}
          done={t('closings.dialog.done', { month: name })}
        />
      )}
    </DetailCard>
  );
}

/** Where to find the rows that fail a check. */
interface CheckPlaces {
  month: string;
  onDifferences: () => void;
}

function CheckRow({
  check: { check, is_met: isMet, left, parties },
  month,
  onDifferences,
}: CheckPlaces & { check: Check }) {
  const { t } = useTranslation('admin-reports');
  const nameOf = usePartyName();
  const isLater = check === 'month_over' && !isMet;
  const Icon = isMet ? CircleCheck : isLater ? CircleDashed : CircleAlert;
  const names = [...new Set(parties.map((party) => nameOf({ party })))];
  const text =
    names.length > 0 && names.length < 3
      ? names.join(', ')
      : t(`closings.checks.${check}.left`, { count: left });
  return (
    <li className="flex min-h-7.5 items-center gap-2 px-3.5 py-1">
      <Icon
        aria-hidden
        className={classNames(
          'size-4 shrink-0',
          isMet ? 'text-received' : isLater ? 'text-muted' : 'text-danger',
        )}
      />
      <span className={classNames(!isMet && !isLater && 'font-semibold')}>
        {t(`closings.checks.${check}.name`)}
      </span>
      <span className="ml-auto text-right text-xs">
        {isMet || isLater ? (
          <span className="text-muted">
            {t(`closings.checks.${check}.${isMet ? 'met' : 'left'}`, { count: left })}
          </span>
        ) : check === 'numbers' ? (
          <Link
            to="/admin/orders"
            search={{ status: 'shipped', to: daysOf('lastMonth', `${monthAfter(month)}-01`).to }}
            className={LINK}
          >
            {text}
          </Link>
        ) : check === 'rates' ? (
          <Link to="/admin/settings" search={{ setting: 'rates' }} className={LINK}>
            {text}
          </Link>
        ) : (
          <button
            type="button"
            className={LINK}
            onClick={
              check === 'differences'
                ? onDifferences
                : () => showPart(check === 'seals' ? LEDGER_ID : COMPARED_ID)
            }
          >
            {text}
          </button>
        )}
      </span>
    </li>
  );
}
