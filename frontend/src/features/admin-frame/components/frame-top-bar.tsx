import { Link } from '@tanstack/react-router';
import { classNames, LogoMark } from '@torpedo/ui-kit';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { FrameSearch } from './frame-search';
import { useOnline } from '../../../shared/layout/offline-banner';
import { useLiveStatus, useReconnectNow } from '../../../shared/live/live-updates';
import { useNow } from '../../../shared/time/use-now';
import { Age } from './age';

function LiveDot() {
  const { t } = useTranslation('admin-frame');
  const { state } = useLiveStatus();
  const reconnectNow = useReconnectNow();
  const isOnline = useOnline();
  const shown = isOnline ? state : 'disconnected';
  const isLive = shown === 'connected';
  const now = useNow(false);
  const [seen, setSeen] = useState({ isLive, since: now });
  if (seen.isLive !== isLive) setSeen({ isLive, since: now });
  return (
    <button
      type="button"
      onClick={reconnectNow}
      className={classNames(
        'touch-target flex min-w-11 shrink-0 items-center justify-center gap-2 rounded-tile px-1 text-xs text-muted',
        isLive && 'max-md:hidden',
      )}
    >
      <span
        aria-hidden
        className={classNames('size-2 rounded-chip', isLive ? 'bg-received' : 'bg-waiting')}
      />
      <span role="status" className="max-md:sr-only">
        {t(`live.${shown}`)}
      </span>
      {shown === 'disconnected' && (
        <span aria-hidden className="-ml-1 max-md:sr-only">
          <Age since={seen.since} />
        </span>
      )}
    </button>
  );
}

interface FrameTopBarProps {
  titleRef: Ref<HTMLDivElement>;
  /** The bell of the alarms, at the right end. */
  bell: ReactNode;
}

export function FrameTopBar({ titleRef, bell }: FrameTopBarProps) {
  const { t } = useTranslation('admin-frame');
  return (
    <header className="sticky top-0 z-30 flex min-h-13 shrink-0 items-center gap-3 border-b border-border bg-surface-page px-3 max-md:py-1 md:h-13 md:px-5">
      <Link
        to="/dashboard"
        aria-label={t('backToApp', { brand: brand.name })}
        data-slot="frame-home"
        className="touch-target shrink-0 rounded-tile md:hidden"
      >
        <LogoMark />
      </Link>
      <div
        ref={titleRef}
        className="flex min-w-0 flex-1 items-baseline gap-2 font-display text-xl font-semibold tracking-heading"
      />
      <FrameSearch />
      <LiveDot />
      {bell}
    </header>
  );
}
