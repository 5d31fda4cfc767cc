import { classNames, Logo, TopBar } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand';
import { readAccessToken } from '../session/session-storage';
import { SandboxBar } from './sandbox-bar';

interface BareScreenProps {
  className?: string;
  /** Shown in the bar. */
  actions?: ReactNode;
  children: ReactNode;
}

export function BareScreen({ className, actions, children }: BareScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar>
        <a
          href={readAccessToken() === null ? '/' : '/dashboard'}
          aria-label={t('homeLink', { brand: brand.name })}
          className="inline-flex min-h-11 items-center rounded-tile"
        >
          <Logo name={brand.wordmark} src={brand.logoUrl} />
        </a>
        {actions}
      </TopBar>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          'mx-auto grid w-full flex-1 grid-cols-1 px-4 default:content-center py-8 outline-none',
          className,
        )}
      >
        {children}
      </main>
      <SandboxBar />
    </div>
  );
}
