import { Button, classNames } from '@torpedo/ui-kit';
import { Menu, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { siteSections } from './site-sections';

type SiteMenuProps = {
  /** The start page in the reader's language. */
  home: string;
  className?: string;
};

/** Where the header leads, for screens that have no room for it. A disclosure, so it also works without scripts. */
export function SiteMenu({ home, className }: SiteMenuProps) {
  const { t } = useTranslation('site');

  return (
    <details data-overlay className={classNames('group/menu', className)}>
      <summary className="flex size-11 list-none items-center justify-center rounded-control hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('menu')}</span>
        <Menu aria-hidden className="size-6 group-open/menu:hidden" />
        <X aria-hidden className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-border bg-surface-ink px-4 py-2 shadow-card">
        <nav aria-label={t('sections')}>
          <ul>
            {siteSections.map(({ id, anchor }) => (
              <li key={id}>
                <a
                  href={`${home}#${anchor}`}
                  className="flex min-h-12 items-center rounded-tile text-lg font-semibold"
                >
                  {t(id)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-3 mb-3 grid grid-cols-2 gap-3 sm:hidden">
          <span className="contents in-data-signed-in:hidden">
            <Button asChild variant="outline">
              <a href="/login">{t('signIn')}</a>
            </Button>
            <Button asChild>
              <a href="/register">{t('signUp')}</a>
            </Button>
          </span>
          <span className="hidden in-data-signed-in:contents">
            <Button asChild className="col-span-2">
              <a href="/dashboard">{t('dashboard')}</a>
            </Button>
          </span>
        </div>
      </div>
    </details>
  );
}
