import { Banner, Card, ErrorState, SectionHeading, Skeleton } from '@torpedo/ui-kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/errors/error-text';
import { useLimits } from '../../../shared/limits';
import { wholeMinutes } from '../../../shared/time/format-time';
import type { Activation } from '../../../shared/activations/user-transactions';
import { useCancelActivation, useSwapActivation } from '../api/activations';
import { activationPhase } from '../../../shared/activations/activation-phase';
import type { BlockFacts } from '../rules/purchase-refusals';
import { ActivationTicket } from './activation-ticket';
import { useKeptFocus } from '../../../shared/layout/use-kept-focus';
import { CancelDialog, type CancelledNumber, CancelOutcome } from './cancel-dialog';

interface ActivePanelProps {
  activations: readonly Activation[] | undefined;
  /** The tickets of numbers that ended a moment ago, whose money went back. */
  ended: ReactNode;
  status: ReactNode;
  arrived: ReadonlySet<string>;
  onBlocked: (block: BlockFacts) => void;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}

export function ActivePanel({
  activations,
  ended,
  status,
  arrived,
  onBlocked,
  failed,
  retrying,
  onRetry,
}: ActivePanelProps) {
  const { t } = useTranslation('buy');
  const limits = useLimits();
  const cancel = useCancelActivation();
  const swap = useSwapActivation();
  const errorText = useErrorText();
  const [cancelling, setCancelling] = useState<Activation | null>(null);
  const [outcome, setOutcome] = useState<CancelledNumber | null>(null);

  function confirmCancel({ activation_id, currency }: Activation) {
    cancel.mutate(activation_id, {
      onSuccess: (answer) => {
        setCancelling(null);
        setOutcome({ ...answer, currency });
        if (answer.blocked_until) onBlocked(answer);
      },
    });
  }

  const panel = useKeptFocus(() => document.getElementById('active-heading')?.focus());

  const facts = (
    <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
      {status}
      <span>{t('active.subtitle', { count: wholeMinutes(limits.activation_window_seconds) })}</span>
      {activations && activations.length > 0 && <Counts activations={activations} />}
    </div>
  );

  return (
    <div className="grid grid-cols-1 content-start gap-3" {...panel}>
      <section
        aria-labelledby="active-heading"
        className="grid grid-cols-1 content-start gap-3 not-has-[>:nth-child(2)]:absolute"
      >
        <SectionHeading id="active-heading" size="card" tabIndex={-1} className="sr-only">
          {t('active.heading')}
        </SectionHeading>
        {swap.data && (
          <Banner
            tone={'pending' in swap.data ? 'warning' : 'success'}
            onDismiss={swap.reset}
            dismissLabel={t('result.close')}
          >
            {'pending' in swap.data ? swap.data.message : t('swap.done')}
          </Banner>
        )}
        {swap.error && (
          <Banner tone="warning" onDismiss={swap.reset} dismissLabel={t('result.close')}>
            {errorText(swap.error)} {t('swap.undecided')}
          </Banner>
        )}
        {outcome && <CancelOutcome outcome={outcome} onDismiss={() => setOutcome(null)} />}
        {!activations && !failed && <Skeleton className="h-38 rounded-card" />}
        {failed && !activations && (
          <Card>
            <ErrorState
              title={t('active.loadFailed')}
              text={t('active.loadFailedText')}
              retryLabel={t('active.refresh')}
              retrying={retrying}
              onRetry={onRetry}
            />
          </Card>
        )}
        {activations?.length === 0 && !ended && (
          <Card padding="none" className="p-3.5 text-xs text-muted">
            <p className="mb-1 text-sm font-semibold text-text">{t('active.emptyTitle')}</p>
            {t('active.emptyText')}
          </Card>
        )}
        {activations?.map((activation) => (
          <ActivationTicket
            key={activation.activation_id}
            activation={activation}
            arrived={arrived.has(activation.activation_id)}
            isSwapping={swap.isPending && swap.variables === activation.activation_id}
            onSwap={() => !swap.isPending && swap.mutate(activation.activation_id)}
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
      {ended}
      {facts}
    </div>
  );
}

function Counts({ activations }: { activations: readonly Activation[] }) {
  const { t } = useTranslation('buy');
  const received = activations.filter((activation) => activationPhase(activation) === 'received').length;
  return (
    <span>
      {[
        t('active.waiting', { count: activations.length - received }),
        t('active.received', { count: received }),
        t('active.total', { count: activations.length }),
      ].join(' · ')}
    </span>
  );
}
