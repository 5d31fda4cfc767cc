import { Button, Drawer } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { Facts } from '../../../shared/back-office/detail/detail-parts';
import { changeCall } from '../../../shared/back-office/staff-query';
import { staffKeys } from '../../../shared/back-office/staff-keys';
import { useMay } from '../../../shared/back-office/staff-rights';
import { formatMicros } from '../../../shared/back-office/amounts';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatMoment } from '../../../shared/time/format-time';
import type { Difference } from '../api/reconciliation';

export function DifferenceDrawer({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { t } = useTranslation('admin-reports');
  const { locale } = useLanguage();
  const may = useMay();
  const [isAccepting, setAccepting] = useState(false);
  const { code, check, subject, state, amount_micros: micros, currency } = difference;
  const amount = micros === null || currency === null ? '—' : formatMicros(micros, currency);
  const moment = (iso: string | null) => (iso ? formatMoment(iso, locale) : '—');
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`reconciliation.codes.${code}`)}
      description={t(`reconciliation.meanings.${code}`)}
      closeLabel={t('reconciliation.close')}
    >
      <div className="grid gap-4">
        <Facts
          facts={[
            { label: t('reconciliation.columns.check'), value: t(`reconciliation.checks.${check}`) },
            { label: t('reconciliation.columns.subject'), value: subject },
            { label: t('reconciliation.columns.amount'), value: amount },
            { label: t('reconciliation.columns.state'), value: t(`reconciliation.states.${state}`) },
            { label: t('reconciliation.columns.found'), value: moment(difference.found_at) },
            { label: t('reconciliation.seen'), value: moment(difference.seen_at) },
            ...(difference.reason === null
              ? []
              : [
                  { label: t('reconciliation.columns.reason'), value: difference.reason },
                  { label: t('reconciliation.by'), value: difference.accepted_by_email ?? '—' },
                ]),
          ]}
        />
        <section aria-label={t('reconciliation.evidence')}>
          <h3 className="px-3.5 pb-1 text-sm font-semibold">{t('reconciliation.evidence')}</h3>
          <dl className="grid gap-1.5 px-3.5 font-mono text-xs">
            {Object.entries(difference.evidence).map(([name, value]) => (
              <div key={name} className="flex gap-3">
                <dt className="min-w-0 flex-1 break-words text-muted">{name}</dt>
                <dd className="min-w-0 flex-1 text-right break-all">{value ?? '—'}</dd>
              </div>
            ))}
          </dl>
        </section>
        {state === 'open' && may('books.change') && (
          <Button variant="outline" className="mx-3.5" onClick={() => setAccepting(true)}>
            {t('reconciliation.accept.open')}
          </Button>
        )}
      </div>
      {isAccepting && (
        <AcceptDialog
          difference={difference}
          amount={amount}
          onEnd={() => setAccepting(false)}
          onAccepted={onClose}
        />
      )}
    </Drawer>
  );
}

interface AcceptDialogProps {
  difference: Difference;
  amount: string;
  onEnd: () => void;
  onAccepted: () => void;
}

function AcceptDialog({ difference, amount, onEnd, onAccepted }: AcceptDialogProps) {
  const { t } = useTranslation('admin-reports');
  const { id, amount_micros: micros } = difference;
  const as = (micros ?? 0) > 0 ? 'gain' : 'loss';
  return (
    <ReasonDialog
      action="reconciliation.accept"
      onClose={onEnd}
      tone="danger"
      title={t(`reconciliation.accept.title.${as}`)}
      text={t('reconciliation.accept.text', { amount })}
      submitLabel={t(`reconciliation.accept.submit.${as}`)}
      reasons={[t('reconciliation.accept.usual.checked'), t('reconciliation.accept.usual.byHand')]}
      call={changeCall('post', '/api/v1/admin/reports/reconciliation/{id}/accept', { id }, { as })}
      onDone={onAccepted}
      rereads={[staffKeys.differences, staffKeys.books]}
    />
  );
}
