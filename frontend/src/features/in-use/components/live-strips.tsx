import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BrandTile,
  Button,
  Card,
  classNames,
  CodeCopy,
  CopyRow,
  Countdown,
  Flag,
  SectionHeading,
  StatusBadge,
  TicketStrip,
} from '@torpedo/ui-kit';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activationPhase, codesOf } from '../../../shared/activations/activation-phase';
import { noteTaken, useSeenCode } from '../../../shared/activations/taken-codes';
import { useRunning } from '../../../shared/activations/use-running';
import { formatMoney } from '../../../shared/format/money';
import { formatClock } from '../../../shared/time/format-time';
import { formatDuration } from '../../../shared/time/duration';
import { type Activation, useUserTransactions } from '../../../shared/activations/user-transactions';
import { servicesQuery } from '../../../shared/catalogue';
import { useLanguage } from '../../../shared/i18n/use-language';
import { useNow } from '../../../shared/time/use-now';

export function LiveStrips() {
  const { t } = useTranslation('in-use');
  const { data } = useUserTransactions();
  const running = useRunning(data?.active_transactions);
  if (!data || !running || running.length === 0) return null;
  return (
    <Card padding="none" aria-labelledby="in-use-heading" className="overflow-hidden max-lg:contents">
      <SectionHeading
        id="in-use-heading"
        size="card"
        className="px-5 py-3 max-lg:sr-only"
        trailing={<span className="text-sm text-muted">{t('slots', data.slots)}</span>}
      >
        {t('heading')}
      </SectionHeading>
      <ul className="divide-border border-border max-lg:grid max-lg:gap-2 lg:divide-y lg:border-t">
        {running.map((activation) => (
          <Strip key={activation.activation_id} activation={activation} />
        ))}
      </ul>
      {running.length > ON_A_PHONE && (
        <Link
          to="/services"
          className="mt-2 flex min-h-11 items-center justify-center rounded-control font-semibold text-link lg:hidden"
        >
          {t('all', { numbers: running.length })}
        </Link>
      )}
    </Card>
  );
}

/** A phone shows only this many of the newest numbers. The others are on their own screen. */
const ON_A_PHONE = 2;

/** A row of the card on a wide screen; on others a ticket, with the message below a perforation. */
function Strip({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { service, country, phone_number, phone_number_formatted } = activation;
  const ref = useSeenCode<HTMLLIElement>(activation);
  const isReceived = activationPhase(activation) === 'received';
  const isCancelling = activation.cancel_requested_at !== null;
  return (
    <li
      ref={ref}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 px-3 max-lg:grid-rows-[minmax(--spacing(6.75),auto)_minmax(--spacing(7.75),auto)] lg:grid-cols-[minmax(0,.8fr)_--spacing(60)_minmax(0,2fr)_--spacing(56)] lg:gap-x-4 lg:px-5 lg:py-3',
        'max-lg:rounded-card max-lg:border max-lg:border-border max-lg:bg-surface-card max-lg:shadow-card max-lg:nth-[n+3]:hidden',
      )}
    >
      <span className="contents lg:flex lg:min-w-0 lg:items-center lg:gap-3">
        <BrandTile src={service.image_url ?? undefined} name={service.name} className="max-lg:row-span-2" />
        <span className="flex min-w-0 items-center gap-1.75 max-lg:self-end lg:grid lg:gap-0">
          <Link
            to="/services"
            className="touch-target truncate font-semibold hover:underline max-lg:-mb-0.5 max-lg:pb-0.5 max-lg:leading-tight"
          >
            {service.name}
          </Link>
          <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate max-lg:sr-only">{country.name}</span>
          </span>
        </span>
      </span>
      {isCancelling ? (
        <span className="font-mono text-md font-semibold text-muted max-lg:col-start-2 max-lg:row-start-2 max-lg:self-start lg:text-lg">
          {phone_number_formatted}
        </span>
      ) : (
        <CopyRow
          value={phone_number}
          label={t('copyNumber')}
          copiedLabel={t('bar.copied')}
          className={classNames(
            'touch-target relative min-h-5 gap-2 text-md max-lg:col-start-2 max-lg:row-start-2 max-lg:self-start lg:min-h-7 lg:text-lg',
            // Hides the copy icon of the number, because now the code is the text to copy.
            isReceived
              ? 'max-lg:gap-0 max-lg:[&_svg]:hidden'
              : // Places the copy icon on the other side of the countdown.
                'max-lg:[&_svg]:absolute max-lg:[&_svg]:-top-2 max-lg:[&_svg]:left-[calc(100%+--spacing(16.5))]',
          )}
        >
          {phone_number_formatted}
        </CopyRow>
      )}
      <span className="max-lg:order-last max-lg:col-span-3">
        {isReceived || activation.quantidade_codigos > 0 ? (
          <Received activation={activation} />
        ) : isCancelling ? (
          <Cancelling activation={activation} />
        ) : (
          <Waiting activation={activation} />
        )}
      </span>
      <span
        className={classNames(
          'flex items-center justify-end gap-3 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1',
          !isReceived && !isCancelling && 'max-lg:mr-9.5',
        )}
      >
        {isReceived ? <Arrival activation={activation} /> : <Remaining activation={activation} />}
        <Button asChild variant="outline" size="sm" className="max-lg:hidden">
          <Link to="/services">{t('open')}</Link>
        </Button>
      </span>
    </li>
  );
}

function Arrival({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { locale } = useLanguage();
  const at = activation.historico_codigos[0]?.recebido_em ?? activation.updated_at;
  return (
    <StatusBadge status="received" icon={<Check aria-hidden />}>
      <span className="lg:hidden">{t('arrived')}</span>
      <span className="max-lg:hidden">{t('received', { time: formatClock(at, locale) })}</span>
    </StatusBadge>
  );
}

function Remaining({ activation: { expires_at, activation_time } }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const expiresAt = Date.parse(expires_at);
  return (
    <Countdown
      label={t('timeLeft')}
      expiresAt={expiresAt}
      now={useNow()}
      totalMs={expiresAt - Date.parse(activation_time)}
      className="max-lg:size-10 max-lg:[&>span]:scale-90"
    />
  );
}

/** On a ticket, the stub below the perforation, as wide as the ticket; in a row, without perforation. */
const stub =
  'max-lg:-mx-3 lg:[&>span]:hidden [&>div]:min-h-0 [&>div]:px-1.5 [&>div]:pt-2 [&>div]:pb-1 lg:[&>div]:rounded-control lg:[&>div]:border-0 lg:[&>div]:p-0';

function Received({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const [code] = codesOf(activation);
  const text = activation.sms_text && (
    <span
      dir="auto"
      className={classNames(
        'line-clamp-2 text-sm break-words text-muted max-lg:pb-2.5',
        code && 'max-lg:hidden',
      )}
    >
      {activation.sms_text}
    </span>
  );
  if (!code) return text;
  return (
    <span className="grid items-center gap-x-4 lg:grid-cols-[--spacing(66)_minmax(0,1fr)]">
      <TicketStrip className={stub}>
        <CodeCopy
          size="sm"
          code={code.codigo}
          label={t('code')}
          copyLabel={t('bar.copy')}
          copiedLabel={t('bar.copied')}
          onCopied={() => noteTaken(activation)}
        />
      </TicketStrip>
      {text}
    </span>
  );
}

/** Badge and a few words beside it. */
const waitingLine = 'flex items-center justify-between gap-3 max-lg:pb-2.25 lg:justify-start';

function Cancelling({
  activation: { activation_cost_cents, currency, expires_at },
}: {
  activation: Activation;
}) {
  const { t } = useTranslation('in-use');
  const { locale } = useLanguage();
  const amount = formatMoney(activation_cost_cents, currency);
  return (
    <span className={waitingLine}>
      <StatusBadge status="waiting">{t('cancelling')}</StatusBadge>
      <span className="text-xs text-muted lg:text-sm">
        {t('comesBack', { amount, time: formatClock(expires_at, locale) })}
      </span>
    </span>
  );
}

function Waiting({ activation: { service, country } }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { language, locale } = useLanguage();
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  return (
    <span className={waitingLine}>
      <StatusBadge status="waiting">{t('waiting')}</StatusBadge>
      {seconds !== null && (
        <span className="text-xs text-muted lg:text-sm">
          {t('usually', { time: formatDuration(seconds, locale) })}
        </span>
      )}
    </span>
  );
}
