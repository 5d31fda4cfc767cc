import { Link } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyOfMicros } from '../../../shared/back-office/amounts';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { useShortcuts } from '../../../shared/back-office/shortcuts';
import { KeyCaps, SmallButton } from '../../../shared/back-office/small-controls';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { changeCall, useReread } from '../../../shared/back-office/staff-query';
import type { Difference } from '../api/reconciliation';
import { type LikeDifferences, sumOf } from '../rules/like-differences';
import { RecordPayment } from './record-payment';

interface DecisionsProps {
  difference: Difference;
  onAccepted: (difference: Difference) => void;
}

export function Decisions({ difference, onAccepted }: DecisionsProps) {
  const { t } = useTranslation('admin-reports');
  const remedy = useRef<HTMLDivElement>(null);
  useShortcuts(t('reconciliation.title'), [
    {
      keys: '1',
      label: t('reconciliation.keys.remedy'),
      run: () => remedy.current?.querySelector<HTMLElement>('a, button')?.click(),
    },
  ]);
  return (
    <div className="grid gap-2.5 md:grid-cols-2">
      <Remedy difference={difference} place={remedy} />
      <AcceptDecision like={[difference]} onAccepted={onAccepted} />
    </div>
  );
}

interface AcceptDecisionProps {
  like: LikeDifferences;
  onAccepted: (difference: Difference) => void;
}

/** Accepts one difference, or all of several like ones. */
export function AcceptDecision({ like, onAccepted }: AcceptDecisionProps) {
  const { t } = useTranslation('admin-reports');
  const [isAccepting, setAccepting] = useState(false);
  const reread = useReread(staffKeys.differences, staffKeys.books, staffKeys.closings);
  const sum = sumOf(like);
  const { amount_micros: micros, currency } = sum;
  const amount = micros === null || currency === null ? '' : moneyOfMicros(Math.abs(micros), currency);
  const as = (micros ?? 0) > 0 ? 'gain' : 'loss';
  const count = like.length;
  const title = t(`reconciliation.accept.title.${as}`);
  const text =
    count > 1
      ? t('reconciliation.accept.each', { amount, count })
      : t(amount ? 'reconciliation.accept.text' : 'reconciliation.accept.noMoney', { amount });
  useShortcuts(t('reconciliation.title'), [
    { keys: '2', label: t('reconciliation.keys.accept'), run: () => setAccepting(true) },
  ]);
  function close() {
    setAccepting(false);
    // Another person may have decided the difference in the meantime.
    void reread();
  }
  return (
    <>
      <Decision digit="2" title={title} text={text}>
        <SmallButton variant="outline" onClick={() => setAccepting(true)}>
          {t(count > 1 ? 'reconciliation.accept.openAll' : 'reconciliation.accept.open', { amount, count })}
        </SmallButton>
      </Decision>
      {isAccepting && (
        <ReasonDialog
          action="reconciliation.accept"
          onClose={close}
          onDone={() => onAccepted(sum)}
          tone="danger"
          title={title}
          text={text}
          submitLabel={t(`reconciliation.accept.submit.${as}`)}
          reasons={[t('reconciliation.accept.usual.checked'), t('reconciliation.accept.usual.byHand')]}
          call={changeCall('post', '/api/v1/admin/reports/reconciliation/accept', null, {
            ids: like.map(({ id }) => id),
            as,
          })}
        />
      )}
    </>
  );
}

/** The remedy for the cause, when there is one. */
function Remedy({
  difference: { code, subject, evidence, amount_micros: micros },
  place,
}: {
  difference: Difference;
  place: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslation('admin-reports');
  const [isPaying, setPaying] = useState(false);
  const { topup_id: topup, order_id: order } = evidence;
  if (code === 'balance_differs') {
    return (
      <Decision
        digit="1"
        place={place}
        title={t('reconciliation.remedies.payment')}
        text={t('reconciliation.remedies.paymentText')}
      >
        <SmallButton variant="primary" onClick={() => setPaying(true)}>
          {t('reconciliation.payment.open')}
        </SmallButton>
        {isPaying && (
          <RecordPayment
            missing={{ account: subject, micros: micros ?? 0 }}
            onClose={() => setPaying(false)}
          />
        )}
      </Decision>
    );
  }
  if (typeof topup === 'string') {
    return (
      <Decision
        digit="1"
        place={place}
        title={t('reconciliation.remedies.topup')}
        text={t('reconciliation.remedies.topupText')}
      >
        <SmallButton asChild variant="primary">
          <Link to="/admin/topups/$id" params={{ id: topup }}>
            {t('reconciliation.remedies.openTopup')}
          </Link>
        </SmallButton>
      </Decision>
    );
  }
  if (typeof order === 'string') {
    return (
      <Decision
        digit="1"
        place={place}
        title={t('reconciliation.remedies.order')}
        text={t('reconciliation.remedies.orderText')}
      >
        <SmallButton asChild variant="primary">
          <Link to="/admin/orders/$id" params={{ id: order }}>
            {t('reconciliation.remedies.openOrder')}
          </Link>
        </SmallButton>
      </Decision>
    );
  }
  return null;
}

interface DecisionProps extends Record<'title' | 'text', string> {
  /** The key that chooses this decision. */
  digit: '1' | '2';
  place?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

function Decision({ digit, title, text, place, children }: DecisionProps) {
  return (
    <section
      aria-label={title}
      className="grid content-start justify-items-start gap-1.5 rounded-control border border-border p-3"
    >
      <h3 className="flex w-full items-center justify-between gap-2 text-sm font-semibold">
        {title}
        <span aria-hidden className="max-md:hidden">
          <KeyCaps keys={[digit]} />
        </span>
      </h3>
      <p className="text-xs text-muted">{text}</p>
      <div ref={place}>{children}</div>
    </section>
  );
}
