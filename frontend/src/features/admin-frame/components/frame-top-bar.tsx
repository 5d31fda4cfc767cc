import { Link } from '@tanstack/react-router';
import { LogoMark } from '@torpedo/ui-kit';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { FrameSearch } from './frame-search';
import { LiveDot } from './live-dot';

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
