import { Link } from '@tanstack/react-router';
import { Card, classNames, Menu, MenuContent, MenuItem, MenuTrigger } from '@torpedo/ui-kit';
import { AlarmClock, ArrowDown, ArrowUp, CircleCheck, History, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCode } from '../../../shared/back-office/order-code';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { SmallButton, SmallIconButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useStaffMutation } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import { shortTime } from '../../../shared/back-office/row-time';
import { Initials } from '../../../shared/back-office/staff-name';
import { useMe } from '../../../shared/session/account';
import { assign, type CaseDetail, postpone, reread } from '../api/cases';
import { CaseDecision } from './case-decision';
import { CaseEvidence } from './case-evidence';
import { CaseNote } from './case-note';
import { CaseReply } from './case-reply';
import { CaseDue, ownerOf, useCaseTexts } from './case-texts';
import { CaseViewers } from './case-viewers';

const HOUR_MS = 3_600_000;
const POSTPONED = [
  ['anHour', 1],
  ['fourHours', 4],
  ['aDay', 24],
  ['threeDays', 72],
] as const;

const timeOf = (at: string, locale: string) => shortTime(at, new Date(), locale);

interface HasCase {
  found: CaseDetail;
}

interface CaseViewProps extends HasCase {
  /** Goes to the next (1) or previous (-1) case of the list. */
  onMove: (by: 1 | -1) => void;
  onDecided: (decided: CaseDetail) => void;
}

/** One case: the words of the customer, the evidence and the decision. */
export function CaseView({ found, onMove, onDecided }: CaseViewProps) {
  const { t } = useTranslation('admin-cases');
  const may = useMay();
  const isOpen = found.decided_at === null;
  const { order_id: orderId, user_id: userId } = found;
  const isPayment = found.kind === 'paid_nothing_came';
  const mayChange = isOpen && may('cases.change');
  const reading = useStaffMutation([staffKeys.cases, staffKeys.topups], { mutationFn: () => reread(found) });
  const read = mayChange && isPayment ? () => reading.mutate() : undefined;
  useShortcuts(t('keys.title'), read ? [{ keys: 'r', label: t('evidence.reread'), run: read }] : []);
  return (
    <Card padding="none" className="flex min-h-0 min-w-0 flex-col lg:flex-1">
      <CaseHead found={found} mayChange={mayChange} onMove={onMove} />
      <div className="grid content-start gap-3 p-3.5 md:overflow-y-auto">
        <Words found={found} />
        <CaseEvidence found={found} onReread={read} isReading={reading.isPending} />
        {mayChange && <CaseDecision key={found.id} found={found} onDecided={onDecided} />}
        {!isOpen && <Decided found={found} />}
      </div>
      <footer className="mt-auto flex flex-wrap items-center gap-x-2 gap-y-1 px-3.5 pb-2.5 text-xs text-muted">
        <CaseHistory found={found} />
        {(orderId ?? userId) && may(isPayment || !orderId ? 'users.change' : 'orders.change') && (
          <CaseNote key={`note ${found.id}`} found={found} />
        )}
      </footer>
    </Card>
  );
}

/** Who had it when. */
function CaseHistory({ found }: HasCase) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  const { opened_at: openedAt, owned_at: ownedAt } = found;
  const owner = ownerOf(found);
  return (
    <p className="flex min-w-0 flex-1 items-center gap-2">
      <History aria-hidden className="size-3.5 shrink-0" />
      {t('opened', { time: timeOf(openedAt, locale) })}
      {owner !== null && ownedAt !== null && (
        <> · {t('owned', { time: timeOf(ownedAt, locale), person: owner })}</>
      )}
    </p>
  );
}

function CaseHead({ found, mayChange, onMove }: Omit<CaseViewProps, 'onDecided'> & { mayChange: boolean }) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  const texts = useCaseTexts();
  const { user_id: userId, order_id: orderId } = found;
  return (
    <header className="grid gap-1 border-b border-border px-3.5 py-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="flex min-w-0 flex-1 items-baseline max-md:basis-full md:basis-60 gap-2 font-display text-lg font-bold">
          <span className="truncate">{texts.title(found)}</span>
          <span className="shrink-0 font-sans text-md font-semibold tabular-nums">{texts.amount(found)}</span>
        </h2>
        {mayChange && <Ownership found={found} />}
        <div className="flex gap-2">
          <SmallIconButton variant="outline" label={t('previous')} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden />
          </SmallIconButton>
          <SmallIconButton variant="outline" label={t('next')} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden />
          </SmallIconButton>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted md:*:not-first:before:mr-2 md:*:not-first:before:text-muted md:*:not-first:before:content-['·']">
        <span>{t('number', { number: found.number })}</span>
        {userId ? (
          <span>
            <Link
              to="/admin/users/$id"
              params={{ id: userId }}
              className="touch-target font-semibold text-link hover:underline"
            >
              {texts.customer(found)}
            </Link>
          </span>
        ) : (
          <span>
            {found.name} &lt;{found.email}&gt;
          </span>
        )}
        {orderId && (
          <span>
            <OrderCode id={orderId} isTopup={found.kind === 'paid_nothing_came'} />
          </span>
        )}
        <span>{t('opened', { time: timeOf(found.opened_at, locale) })}</span>
        {found.decided_at === null && (
          <span>
            {t('due', { time: timeOf(found.due_at, locale) })} <CaseDue {...found} />
          </span>
        )}
      </p>
      <CaseViewers id={found.id} />
    </header>
  );
}

function Ownership({ found }: HasCase) {
  const { t } = useTranslation('admin-cases');
  const { id: me } = useMe();
  const [isPostponing, setPostponing] = useState(false);
  const families = [staffKeys.cases];
  const taking = useStaffMutation(families, {
    mutationFn: () => assign(found, found.owner_id === null ? 'me' : 'none'),
  });
  const postponing = useStaffMutation<CaseDetail, number>(families, {
    mutationFn: (hours) => postpone(found, new Date(Date.now() + hours * HOUR_MS)),
  });
  const take = () => !taking.isPending && taking.mutate();
  useShortcuts(t('keys.title'), [
    { keys: 'p', label: t(found.owner_id === null ? 'take' : 'giveBack'), run: take },
    { keys: 'a', label: t('postpone.label'), run: () => setPostponing(true) },
  ]);
  const owner = ownerOf(found);
  return (
    <>
      <SmallButton
        variant="outline"
        icon={
          owner ? (
            <Initials name={owner} isOwn={found.owner_id === me} className="size-5" />
          ) : (
            <UserRound aria-hidden />
          )
        }
        loading={taking.isPending}
        title={t(found.owner_id === null ? 'take' : 'giveBack')}
        onClick={take}
      >
        {owner ? <span className="max-md:sr-only">{owner}</span> : t('take')}
      </SmallButton>
      <Menu open={isPostponing} onOpenChange={setPostponing}>
        <MenuTrigger>
          <SmallButton variant="outline" icon={<AlarmClock aria-hidden />} loading={postponing.isPending}>
            {t('postpone.label')}
          </SmallButton>
        </MenuTrigger>
        <MenuContent>
          {POSTPONED.map(([name, hours]) => (
            <MenuItem key={name} onSelect={() => postponing.mutate(hours)}>
              {t(`postpone.hours.${name}`)}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </>
  );
}

function Words({ found }: HasCase) {
  const { t } = useTranslation('admin-cases');
  const { customer } = useCaseTexts();
  return (
    <div className="flex items-start gap-2.5">
      <Initials name={customer(found)} />
      <blockquote
        className={classNames(
          'min-w-0 rounded-card bg-surface-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere',
          found.words === '' && 'text-muted',
        )}
      >
        {found.words || t('wordless')}
      </blockquote>
    </div>
  );
}

function Decided({ found }: HasCase) {
  const { t } = useTranslation('admin-cases');
  const { locale } = useLanguage();
  const { decision, decided_at: decidedAt, decided_by: by } = found;
  const { decided_by_name: name, decided_by_email: email } = found;
  if (!decision || !decidedAt) return null;
  const person = by === null ? t('byRule') : (name ?? email ?? t('deleted'));
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <CircleCheck aria-hidden className="size-4 text-received" />
        <b className="font-semibold">{t(`decided.${decision}`)}</b>
        <span className="text-muted">
          {t('decidedBy', { time: formatMoment(decidedAt, locale), person })}
        </span>
      </p>
      <CaseReply found={found} />
    </div>
  );
}
