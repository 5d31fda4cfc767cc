import { bodyOf, PAGE_SIZES } from '@torpedo/api-client';
import { Badge, CopyButton, CopyIconButton } from '@torpedo/ui-kit';
import { useRef } from 'react';
import { createPublicRead, publicApi, usePublicRead } from '../../../shared/api/public-read';
import { useTexts } from '../../../shared/i18n/use-texts';
import { EXAMPLE } from '../rules/calls';

export function CopyCall() {
  const { t } = useTexts('developers');
  const place = useRef<HTMLSpanElement>(null);
  const command = () =>
    place.current?.closest('[data-call]')?.querySelector('[data-command]')?.textContent ?? '';
  return (
    <span ref={place} data-surface="ink" className="[--button-sm:--spacing(8)]">
      <CopyButton variant="ghost" size="sm" value={command} label={t('copy')} copiedLabel={t('copied')} />
    </span>
  );
}

export function CopySandboxCommand() {
  const { t } = useTexts('developers');
  return <CopyIconButton value="npm start" label={t('sandbox.copy')} copiedLabel={t('copied')} />;
}

const priceRead = createPublicRead(async () => {
  const query = { country_iso: EXAMPLE.country, per_page: PAGE_SIZES.services.most };
  const { services } = await bodyOf(publicApi.GET('/api/v1/services', { params: { query } }));
  return services.find(({ serv_code }) => serv_code === EXAMPLE.service);
});

export function ExamplePrice() {
  const { data: service } = usePublicRead(priceRead);
  const { price_cents: cents, currency } = service ?? EXAMPLE.usual;
  return (
    <span data-price={service && 'current'}>{`"max_price_cents":${cents},"currency":"${currency}"`}</span>
  );
}

export const healthRead = createPublicRead(async () => {
  const asked = performance.now();
  const { ok: isReady } = await fetch('/readyz');
  return { isReady, ms: Math.max(1, Math.round(performance.now() - asked)) };
});

export function Health() {
  const { t } = useTexts('developers');
  const { status, data: health } = usePublicRead(healthRead);
  if (status === 'pending') return null;
  const isReady = health?.isReady;
  return (
    <Badge tone={isReady ? 'received' : 'waiting'} className="animate-appear">
      <span aria-hidden className="size-1.75 rounded-chip bg-current" />
      {isReady ? t('working') : t('failing')}
    </Badge>
  );
}
