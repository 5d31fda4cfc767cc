import { bodyOf, type Schemas } from '@torpedo/api-client';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../../../shared/back-office/change/reason-dialog';
import { DetailCard } from '../../../shared/back-office/detail/detail-parts';
import { SmallButton } from '../../../shared/back-office/small-controls';
import { staffApi } from '../../../shared/back-office/staff-api';
import { useMay } from '../../../shared/back-office/staff-rights';
import type { OrderNumber } from '../api/orders';
import { Moment } from './order-words';

const SHOWN_MS = 60_000;

/** The messages of a number: hidden until somebody says why they have to be read. */
export function OrderMessages({ messages }: Pick<OrderNumber, 'messages'>) {
  const { t } = useTranslation('admin-orders');
  const may = useMay();
  const [asked, setAsked] = useState<string | null>(null);
  const [revealed, setRevealed] = useState<Schemas['RevealedMessageDto'] | null>(null);

  useEffect(() => {
    if (!revealed) return;
    const timer = setTimeout(() => setRevealed(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [revealed]);

  return (
    <DetailCard title={t('messages.title')} count={messages.length}>
      {messages.length === 0 && <p className="px-3.5 pb-3.5 text-sm text-muted">{t('messages.none')}</p>}
      <ul className="divide-y divide-border text-sm">
        {messages.map(({ id, received_at, is_kept }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2">
            {revealed?.id === id ? (
              <span className="min-w-0 flex-1 break-words" aria-live="polite">
                <b className="font-mono">{revealed.code}</b> {revealed.text}
              </span>
            ) : (
              <span className="flex-1 text-muted">
                <span aria-hidden>••• ••• </span>
                {t(is_kept ? 'messages.masked' : 'messages.forgotten')}
              </span>
            )}
            <Moment at={received_at} />
            {is_kept && revealed?.id !== id && may('messages.reveal') && (
              <SmallButton variant="outline" icon={<Eye aria-hidden />} onClick={() => setAsked(id)}>
                {t('messages.reveal')}
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('messages.revealTitle')}
        text={t('messages.revealText')}
        submitLabel={t('messages.reveal')}
        reasons={[t('reasons.asked'), t('reasons.noUse')]}
        call={({ reason, headers }) =>
          bodyOf(
            staffApi.POST('/api/v1/admin/messages/{id}/reveal', {
              params: { path: { id: asked ?? '' } },
              headers,
              body: { reason },
            }),
          )
        }
        onDone={setRevealed}
      />
    </DetailCard>
  );
}
