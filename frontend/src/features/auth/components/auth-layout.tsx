import { classNames, Logo, SectionHeading, useMediaQuery } from '@torpedo/ui-kit';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { loadTexts } from '../../../shared/i18n/i18n';
import LanguageSwitch from '../../../shared/layout/language-switch';
import { OfflineBanner } from '../../../shared/layout/offline-banner';
import { SandboxBar } from '../../../shared/layout/sandbox-bar';

interface AuthLayoutProps {
  headline: string;
  /** A form of few fields leaves room for a larger headline and higher fields on a phone. */
  isRoomy?: boolean;
  aside?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

const Guarantees = lazy<ComponentType>(() =>
  Promise.all([import('./guarantees'), loadTexts('guarantees')]).then(
    ([guarantees]) => guarantees,
    () => ({ default: () => null }),
  ),
);

export function AuthLayout({ headline, isRoomy, aside, footer, children }: AuthLayoutProps) {
  const { t } = useTranslation('shell');
  const isWide = useMediaQuery('(width >= 64rem)');
  return (
    <div className="flex min-h-dvh flex-col bg-surface-ink lg:flex-row">
      <header
        data-surface="ink"
        className="flex flex-col px-5 pt-3 pb-4 text-text sm:px-8 sm:pb-8 lg:w-[44%] lg:shrink-0 lg:px-12 lg:pt-6 lg:pb-12"
      >
        <div className="flex min-h-11 items-center justify-between">
          <a
            href="/"
            aria-label={t('homeLink', { brand: brand.name })}
            className="inline-flex min-h-11 items-center rounded-tile"
          >
            <Logo name={brand.wordmark} src={brand.logoUrl} />
          </a>
          <LanguageSwitch className="-mr-2" />
        </div>
        <div className="mx-auto mt-2 w-full max-w-105 sm:mt-6 lg:mx-0 lg:my-auto">
          <SectionHeading
            level={1}
            size="hero"
            className={classNames(
              isRoomy ? 'mt-4 mb-6 text-4xl sm:my-0 sm:text-5xl' : 'text-3xl sm:text-5xl',
              'lg:max-w-[15ch] lg:text-6xl',
            )}
          >
            {headline}
          </SectionHeading>
          {aside}
          {isWide && (
            // Reserves the height of the guarantees while they load.
            <div className="mt-12 min-h-44">
              <Suspense>
                <Guarantees />
              </Suspense>
            </div>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className={isRoomy ? 'auth-sheet auth-sheet-roomy' : 'auth-sheet'}>
        <div className="mx-auto flex w-full max-w-105 flex-1 flex-col lg:flex-none">
          <OfflineBanner className="mb-5" />
          {children}
          <div className="mt-auto pt-8 text-center lg:mt-0">{footer}</div>
        </div>
      </main>
      <SandboxBar />
    </div>
  );
}
