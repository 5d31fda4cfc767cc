import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../shared/performance/island';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SiteFrameProps {
  path: string;
  children: ReactNode;
}

export function SiteFrame({ path, children }: SiteFrameProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <Island name="consent" />
      <SiteHeader path={path} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none [--button-sm:var(--touch-target)]">
        {children}
      </main>
      <SiteFooter />
      <Island name="sandbox" />
    </div>
  );
}
