import { TicketAction, TicketCopy, TicketStrip } from '@torpedo/ui-kit';
import { Check, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivationAction } from '../api/use-activation-action';
import type { Activation } from '../api/user-transactions-query';

type CodeStripProps = { activation: Activation; waitingAnother: boolean; children: ReactNode };

/** The code, and what can be done once it is there. */
export function CodeStrip({ activation, waitingAnother, children }: CodeStripProps) {
  const { t } = useTranslation('buy');
  const another = useActivationAction('another');
  const finish = useActivationAction('finish');
  const { activation_id, codigo_atual, can_get_another_sms } = activation;

  return (
    <>
      {waitingAnother && (
        <p className="px-3.5 pb-2 text-sm font-semibold text-waiting sm:px-4">{t('ticket.waitingAnother')}</p>
      )}
      <TicketStrip>
        {children}
        <span className="ml-auto flex items-center gap-1 @max-sm:order-last @max-sm:basis-full @max-sm:justify-end">
          {can_get_another_sms && !waitingAnother && (
            <TicketAction
              icon={<RotateCw aria-hidden />}
              title={t('ticket.anotherLong')}
              aria-disabled={another.isPending || undefined}
              onClick={() => another.mutate(activation_id)}
            >
              {t('ticket.another')}
            </TicketAction>
          )}
          <TicketAction
            icon={<Check aria-hidden />}
            title={t('ticket.finishLong')}
            aria-disabled={finish.isPending || undefined}
            onClick={() => finish.mutate(activation_id)}
          >
            {t('ticket.finish')}
          </TicketAction>
        </span>
        {codigo_atual && (
          <TicketCopy value={codigo_atual} label={t('ticket.copy')} copiedLabel={t('ticket.copied')} />
        )}
      </TicketStrip>
    </>
  );
}
