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
} from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { activationPhase, codesOf } from '../../../shared/activations/activation-phase';
import { noteTaken, useSeenCode } from '../../../shared/activations/taken-codes';
import { useRunning } from '../../../shared/activations/use-running';
import { formatClock } from '../../../shared/time/format-time';
import { formatUsualWait } from '../../../shared/activations/usual-wait';
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
    <Card padding="none" aria-labelledby="in-use-heading" className="overflow-hidden">
      <SectionHeading
        id="in-use-heading"
        size="card"
        className="px-4 pt-2.5 pb-2 sm:px-5 sm:py-3"
        trailing={<span className="text-sm text-muted">{t('slots', data.slots)}</span>}
      >
        {t('heading')}
      </SectionHeading>
      <ul className="divide-y divide-border border-t border-border">
        {running.map((activation) => (
          <Strip key={activation.activation_id} activation={activation} />
        ))}
      </ul>
    </Card>
  );
}

/** Beside each other on a wide screen; on others the number stands below the name, and what came below both. */
function Strip({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { service, country, phone_number, phone_number_formatted } = activation;
  const ref = useSeenCode<HTMLLIElement>(activation);
  const isReceived = activationPhase(activation) === 'received';
  return (
    <li
      ref={ref}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 sm:px-5 lg:grid-cols-[minmax(0,.8fr)_--spacing(60)_minmax(0,2fr)_--spacing(68)] lg:gap-x-4 lg:py-3"
    >
      <span className="contents lg:flex lg:min-w-0 lg:items-center lg:gap-3">
        <BrandTile src={service.image_url ?? undefined} name={service.name} className="max-lg:row-span-2" />
        <span className="flex min-w-0 items-center gap-2 lg:grid lg:gap-0">
          <span className="truncate font-semibold">{service.name}</span>
          <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate max-lg:sr-only">{country.name}</span>
          </span>
        </span>
      </span>
      <CopyRow
        value={phone_number}
        label={t('copyNumber')}
        copiedLabel={t('bar.copied')}
        className="touch-target relative min-h-7 gap-2 text-md max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 lg:text-lg"
      >
        {phone_number_formatted}
      </CopyRow>
      <span className="max-lg:order-last max-lg:col-span-3 max-lg:pt-2 max-lg:pb-1">
        {isReceived || activation.quantidade_codigos > 0 ? (
          <Received activation={activation} />
        ) : (
          <Waiting activation={activation} />
        )}
      </span>
      <span className="flex items-center justify-end gap-3 max-lg:col-start-3 max-lg:row-start-1">
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
    <StatusBadge status="received">
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
    />
  );
}

function Received({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const [code] = codesOf(activation);
  const text = activation.sms_text && (
    <span
      dir="auto"
      className={classNames('line-clamp-2 text-sm break-words text-muted', code && 'max-lg:hidden')}
    >
      {activation.sms_text}
    </span>
  );
  if (!code) return text;
  return (
    <span className="grid items-center gap-x-4 lg:grid-cols-[--spacing(66)_minmax(0,1fr)]">
      <span data-surface="ink" className="rounded-control bg-surface-ink text-text">
        <CodeCopy
          code={code.codigo}
          label={t('code')}
          copyLabel={t('bar.copy')}
          copiedLabel={t('bar.copied')}
          onCopied={() => noteTaken(activation)}
        />
      </span>
      {text}
    </span>
  );
}

function Waiting({ activation: { service, country } }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { language, locale } = useLanguage();
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  return (
    <span className="flex items-center justify-between gap-3 lg:justify-start">
      <StatusBadge status="waiting">{t('waiting')}</StatusBadge>
      {seconds !== null && (
        <span className="text-sm text-muted">{t('usually', { time: formatUsualWait(seconds, locale) })}</span>
      )}
    </span>
  );
}
