import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { AppBottomNav } from './app-bottom-nav';
import { AppTopBar } from './app-top-bar';
import { InsideAppFrame } from './inside-app-frame';
import { OfflineBanner } from './offline-banner';
import { SandboxBar } from './sandbox-bar';

/** The frame around every signed-in screen. */
export function AppShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipToContent')}
      </a>
      <AppTopBar />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page px-4 pt-4 pb-30 outline-none md:pt-7 md:pb-16 xl:px-0"
      >
        <OfflineBanner className="mb-4" />
        <InsideAppFrame value>{children}</InsideAppFrame>
      </main>
      <SandboxBar className="bottom-[calc(--spacing(16)_+_env(safe-area-inset-bottom))] md:bottom-0" />
      <AppBottomNav />
    </>
  );
}
