import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  BrandTile,
  Button,
  Card,
  CodeCopy,
  CopyRow,
  Countdown,
  Flag,
  SectionHeading,
  StatusBadge,
} from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { activationPhase } from '../../../shared/activations/activation-phase';
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
        className="px-4 py-3 sm:px-5"
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

function Strip({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { service, country, phone_number, phone_number_formatted } = activation;
  const ref = useSeenCode<HTMLLIElement>(activation);
  const isReceived = activationPhase(activation) === 'received';
  return (
    <li
      ref={ref}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 px-4 py-3 sm:gap-x-4 sm:px-5 lg:grid-cols-[minmax(0,.8fr)_--spacing(60)_minmax(0,2fr)_--spacing(68)]"
    >
      <span className="flex min-w-0 items-center gap-2 sm:gap-3">
        <BrandTile src={service.image_url ?? undefined} name={service.name} />
        <span className="grid min-w-0">
          <span className="truncate font-semibold">{service.name}</span>
          <span className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
            <Flag src={country.flag_image_url} code={country.iso_code} />
            <span className="truncate">{country.name}</span>
          </span>
        </span>
      </span>
      <span className="max-lg:order-2 max-lg:col-span-2">
        <CopyRow
          value={phone_number}
          label={t('copyNumber')}
          copiedLabel={t('bar.copied')}
          className="text-lg"
        >
          {phone_number_formatted}
        </CopyRow>
      </span>
      <span className="max-lg:order-3 max-lg:col-span-2">
        {activation.codigo_atual ? <Code activation={activation} /> : <Waiting activation={activation} />}
      </span>
      <span className="flex items-center justify-end gap-3">
        {isReceived ? (
          <Received activation={activation} />
        ) : (
          <StatusBadge status="waiting">{t('waiting')}</StatusBadge>
        )}
        <Button asChild variant="outline" size="sm" className="max-lg:hidden">
          <Link to="/services">{t('open')}</Link>
        </Button>
      </span>
    </li>
  );
}

function Received({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { locale } = useLanguage();
  const at = activation.historico_codigos[0]?.recebido_em ?? activation.updated_at;
  return <StatusBadge status="received">{t('received', { time: formatClock(at, locale) })}</StatusBadge>;
}

function Code({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  return (
    <span className="grid items-center gap-x-4 gap-y-2 lg:grid-cols-[--spacing(66)_minmax(0,1fr)]">
      <span data-surface="ink" className="rounded-control bg-surface-ink text-text">
        <CodeCopy
          code={activation.codigo_atual ?? ''}
          label={t('code')}
          copyLabel={t('bar.copy')}
          copiedLabel={t('bar.copied')}
          onCopied={() => noteTaken(activation)}
        />
      </span>
      {activation.sms_text && (
        <span dir="auto" className="line-clamp-2 text-sm break-words text-muted">
          {activation.sms_text}
        </span>
      )}
    </span>
  );
}

function Waiting({ activation }: { activation: Activation }) {
  const { t } = useTranslation('in-use');
  const { language, locale } = useLanguage();
  const { service, country, expires_at, activation_time } = activation;
  const { data } = useQuery(servicesQuery(language, country.iso_code));
  const seconds = data?.find(({ serv_code }) => serv_code === service.code)?.typical_seconds ?? null;
  const expiresAt = Date.parse(expires_at);
  return (
    <span className="flex items-center gap-3">
      <Countdown
        label={t('timeLeft')}
        expiresAt={expiresAt}
        now={useNow()}
        totalMs={expiresAt - Date.parse(activation_time)}
      />
      {seconds !== null && (
        <span className="text-sm text-muted">{t('usually', { time: formatUsualWait(seconds, locale) })}</span>
      )}
    </span>
  );
}
