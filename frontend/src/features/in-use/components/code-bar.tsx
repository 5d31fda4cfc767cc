import { Link } from '@tanstack/react-router';
import { BrandTile, CopyButton } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteTaken, useIsTaken } from '../../../shared/activations/taken-codes';
import { useFreshCodes } from '../../../shared/activations/use-fresh-codes';
import { useRunning } from '../../../shared/activations/use-running';
import { type Activation, useUserTransactions } from '../../../shared/activations/user-transactions';
import { useKeyboardInset } from '../../../shared/layout/keyboard-inset';
import { untakenCodes } from '../rules/untaken-codes';

/** Gives a ticket in view time to show the code first. */
const DELAY_MS = 400;

/** On, off and on again, in milliseconds. */
const VIBRATION = [100, 50, 100];

/** Vibrates and tells screen readers once for each new code, on every screen. */
export default function CodeBar() {
  const { t } = useTranslation('in-use');
  const running = useRunning(useUserTransactions().data?.active_transactions);
  const [announcement, setAnnouncement] = useState('');

  function wordsOf({ service: { name: service }, codigo_atual, sms_text }: Activation): string {
    if (codigo_atual !== null) return t('announce.code', { service, code: [...codigo_atual].join(' ') });
    return t(sms_text ? 'announce.text' : 'announce.message', { service, text: sms_text });
  }

  useFreshCodes(running, (fresh) => {
    navigator.vibrate?.(VIBRATION);
    setAnnouncement(fresh.map(wordsOf).join(' '));
  });
  const [newest, ...others] = untakenCodes(running ?? [], useIsTaken());

  return (
    <>
      <p role="status" data-slot="arrivals" className="sr-only">
        {announcement}
      </p>
      {newest && (
        <Bar
          key={`${newest.activation_id} ${newest.quantidade_codigos}`}
          activation={newest}
          count={others.length + 1}
        />
      )}
    </>
  );
}

function Bar({ activation, count }: { activation: Activation; count: number }) {
  const { t } = useTranslation('in-use');
  const [isDue, setDue] = useState(false);
  const { service, country } = activation;
  const code = activation.codigo_atual ?? '';

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useKeyboardInset();

  if (!isDue) return null;
  return (
    <section
      aria-label={t('bar.label')}
      data-surface="ink"
      data-slot="code-bar"
      className="fixed inset-x-2 bottom-[calc(var(--bars-below-code)_+_--spacing(2))] z-30 mx-auto flex max-w-120 animate-appear items-center gap-3 rounded-card bg-surface-ink p-2.5 text-text shadow-card md:right-4 md:left-auto md:mx-0 md:w-90 md:mb-2 in-data-keyboard:bottom-[calc(var(--keyboard-inset)_+_--spacing(2))]"
    >
      <span className="max-xs:hidden">
        <BrandTile tone="card" src={service.image_url ?? undefined} name={service.name} />
      </span>
      <Link to="/services" className="min-w-0 flex-1">
        <span className="block truncate text-sm text-muted">
          {count > 1 ? t('bar.several', { count }) : `${service.name} · ${country.name}`}
        </span>
        <span className="block truncate font-semibold">
          {t('bar.arrived')} <span className="text-link tabular-nums">{code}</span>
        </span>
      </Link>
      <CopyButton
        value={code}
        label={t('bar.copy')}
        copiedLabel={t('bar.copied')}
        onCopied={() => noteTaken(activation)}
      />
    </section>
  );
}
