import type { Schemas } from '@torpedo/api-client';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { changeCall } from '../../../shared/back-office/staff-query';
import { useMay } from '../../../shared/back-office/staff-rights';
import { useReveal } from '../../../shared/back-office/change/use-reveal';
import type { OrderNumber } from '../api/orders';

/** One message of a number. It is hidden until staff give a reason, and again after one minute. */
export function OrderMessage({ message }: { message: OrderNumber['messages'][number] }) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const { id, is_kept } = message;
  const { shown: revealed, ask, question } = useReveal<Schemas['RevealedMessageDto']>();
  const reveal = changeCall('post', '/api/v1/admin/messages/{id}/reveal', { id });

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-border px-3 py-1.5">
      {revealed ? (
        <span className="min-w-0 flex-1 break-words" aria-live="polite">
          <b className="font-mono">{revealed.code}</b> {revealed.text}
        </span>
      ) : (
        <span className="flex min-h-8 flex-1 items-center gap-3 text-xs text-muted">
          <span aria-hidden className="font-mono tracking-widest text-text">
            •••–•••
          </span>
          {t(is_kept ? 'messages.masked' : 'messages.forgotten')}
        </span>
      )}
      {is_kept && !revealed && may('messages.reveal') && (
        <SmallButton variant="outline" icon={<Eye aria-hidden />} onClick={ask}>
          {t('messages.reveal')}
        </SmallButton>
      )}
      <ReasonDialog
        action="message.reveal"
        draft={`reveal ${id}`}
        title={t('messages.revealTitle')}
        text={t('messages.revealText')}
        submitLabel={t('messages.reveal')}
        reasons={[t('reasons.asked'), t('reasons.noUse')]}
        call={reveal}
        {...question}
      />
    </div>
  );
}
