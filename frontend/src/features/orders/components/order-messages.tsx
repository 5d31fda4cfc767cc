import { Card, CodeCopy, CopyButton, SectionHeading } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSeenCode } from '../../../shared/activations/taken-codes';
import { useLanguage } from '../../../shared/i18n/use-language';
import { formatClock, formatDay } from '../../../shared/time/format-time';
import { OrderTime } from './order-time';
import type { OrderDetail } from '../api/order-query';

interface OrderMessagesProps {
  order: OrderDetail;
  activation: NonNullable<OrderDetail['activation']>;
}

export function OrderMessages({ order, activation }: OrderMessagesProps) {
  const { t } = useTranslation('orders');
  const { locale } = useLanguage();
  const { messages, texts_kept_until } = order;
  const seen = useSeenCode<HTMLUListElement>(activation);
  const keptUntil = texts_kept_until && formatDay(texts_kept_until, locale);
  const isKept = messages.some(({ text, code }) => text !== null || code !== null);
  return (
    <Card padding="none" className="overflow-hidden">
      <SectionHeading
        size="card"
        className="px-4 py-3 sm:px-6"
        trailing={
          messages.length > 0 && (
            <span className="text-sm text-muted">
              {t('messages.count', { count: messages.length })}
              {isKept && keptUntil && ` · ${t('messages.kept', { date: keptUntil })}`}
            </span>
          )
        }
      >
        {t('messages.title')}
      </SectionHeading>
      {messages.length === 0 ? (
        <p className="border-t border-border px-4 py-5 text-muted sm:px-6">{noneYet()}</p>
      ) : (
        <ul ref={seen} data-surface="ink" className="divide-y divide-border bg-surface-ink text-text">
          {messages.map((message, place) => (
            <li key={`${message.received_at}-${place}`} className="px-4 py-4 sm:px-6">
              <Message message={message} service={serviceOf(order)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );

  function noneYet(): string {
    if (activation.status === 'WAITING_SMS')
      return t('messages.waiting', { time: formatClock(activation.expires_at, locale) });
    return t('messages.none');
  }
}

const serviceOf = ({ item }: OrderDetail) => (item.type === 'sms_number' ? item.service.name : '');

interface MessageProps {
  message: OrderDetail['messages'][number];
  service: string;
}

function Message({ message: { code, text, received_at }, service }: MessageProps) {
  const { t } = useTranslation('orders');
  return (
    <div className="grid justify-items-start gap-3">
      {code && (
        <CodeCopy
          code={code}
          label={t('messages.code')}
          copyLabel={t('item.copy')}
          copiedLabel={t('item.copied')}
          className="sm:max-w-80"
        />
      )}
      <p className="flex w-full flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{t('messages.from', { service })}</span>
        <OrderTime at={received_at} className="tabular-nums" />
      </p>
      {text ? (
        <>
          <p dir="auto" className="max-w-full break-words whitespace-pre-line">
            {text}
          </p>
          <CopyButton
            variant="link"
            size="inline"
            value={text}
            label={t('messages.copyText')}
            copiedLabel={t('item.copied')}
          />
        </>
      ) : (
        <p className="text-muted">{t('messages.forgotten')}</p>
      )}
    </div>
  );
}
