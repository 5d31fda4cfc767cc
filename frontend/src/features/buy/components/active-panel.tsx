import type { Schemas } from '@torpedo/api-client';
import { Banner, Card, EmptyState, ErrorState, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimits } from '../../../shared/app-info';
import { formatMoney } from '../../../shared/format/money';
import { wholeMinutes } from '../../../shared/time/format-time';
import { useCancelActivation } from '../api/use-cancel-activation';
import type { Activation } from '../api/user-transactions-query';
import { activationPhase } from '../rules/activation-phase';
import { ActivationTicket } from './activation-ticket';
import { CancelDialog } from './cancel-dialog';

const MESSAGE_MS = 5_000;

type ActivePanelProps = {
  activations: readonly Activation[] | undefined;
  arrived: ReadonlySet<string>;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
};

/** The numbers in use, as tickets. */
export function ActivePanel({ activations, arrived, failed, retrying, onRetry }: ActivePanelProps) {
  const { t } = useTranslation('buy');
  const limits = useLimits();
  const cancel = useCancelActivation();
  const [cancelling, setCancelling] = useState<Activation | null>(null);
  const [outcome, setOutcome] = useShortMessage();

  function confirmCancel({ activation_id, currency }: Activation) {
    cancel.mutate(activation_id, {
      onSuccess: (answer) => {
        setCancelling(null);
        setOutcome(cancelOutcome(answer, currency));
      },
    });
  }

  function cancelOutcome(
    { pending, refunded_amount, warning }: Schemas['CancelDto'],
    currency: string,
  ): string {
    if (pending) return t('cancel.pending');
    const amount = formatMoney(Math.round(refunded_amount * 100), currency);
    const refunded = refunded_amount > 0 ? t('cancel.refunded', { amount }) : '';
    return [t('cancel.success'), refunded, warning].filter(Boolean).join(' ');
  }

  return (
    <section aria-labelledby="active-heading" className="grid content-start gap-3">
      <SectionHeading
        id="active-heading"
        size="card"
        trailing={activations && activations.length > 0 && <Counts activations={activations} />}
      >
        {t('active.heading')}
      </SectionHeading>
      <p className="-mt-2 text-sm text-muted">
        {t('active.subtitle', { count: wholeMinutes(limits.activation_window_seconds) })}
      </p>
      {outcome && <Banner tone="success">{outcome}</Banner>}
      {!activations && !failed && <Skeleton className="h-38 rounded-card" />}
      {failed && !activations && (
        <Card>
          <ErrorState
            title={t('active.loadFailed')}
            retryLabel={t('active.refresh')}
            retrying={retrying}
            onRetry={onRetry}
          />
        </Card>
      )}
      {activations?.length === 0 && (
        <Card>
          <EmptyState
            icon={<Smartphone aria-hidden />}
            title={t('active.emptyTitle')}
            text={t('active.emptyText')}
          />
        </Card>
      )}
      {activations?.map((activation) => (
        <ActivationTicket
          key={activation.activation_id}
          activation={activation}
          arrived={arrived.has(activation.activation_id)}
          onCancel={() => {
            cancel.reset();
            setCancelling(activation);
          }}
        />
      ))}
      {cancelling && (
        <CancelDialog
          activation={cancelling}
          cancel={cancel}
          onConfirm={() => confirmCancel(cancelling)}
          onDismiss={() => setCancelling(null)}
        />
      )}
    </section>
  );
}

function Counts({ activations }: { activations: readonly Activation[] }) {
  const { t } = useTranslation('buy');
  const received = activations.filter((activation) => activationPhase(activation) === 'received').length;
  return (
    <span className="text-sm text-muted">
      {[
        t('active.waiting', { count: activations.length - received }),
        t('active.received', { count: received }),
        t('active.total', { count: activations.length }),
      ].join(' · ')}
    </span>
  );
}

function useShortMessage() {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}
