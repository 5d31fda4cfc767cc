import { Button, classNames, Logo, TopBar, TopBarActions, TopBarLink, TopBarNav } from '@torpedo/ui-kit';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand';
import type { Language } from '../../shared/i18n/languages';
import { useLanguage } from '../../shared/i18n/use-language';
import { Island } from '../../shared/performance/island';
import { siteAddress } from '../../shared/site-address';
import { LanguageLinks } from './language-links';

const siteSections = [
  { id: 'steps', path: '/', anchor: '#steps-section' },
  { id: 'prices', path: '/', anchor: '#prices-section' },
  { id: 'status', path: '/status', anchor: '' },
  { id: 'faq', path: '/', anchor: '#faq-section' },
] as const;

/** The links to the sections in the language; the section of the shown page is `current`. */
const sectionLinks = (shown: string, language: Language) =>
  siteSections.map(({ id, path, anchor }) => ({
    id,
    href: siteAddress(path, language) + anchor,
    current: path === shown && anchor === '' ? ('page' as const) : undefined,
  }));

/** The places in the app for readers who are signed in. */
const appPlaces = [
  { id: 'home', href: '/dashboard' },
  { id: 'numbers', href: '/services' },
  { id: 'balance', href: '/dashboard/balance' },
  { id: 'orders', href: '/dashboard/orders' },
] as const;

/** For readers who are signed in, the script before the first paint swaps the entries. */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation(['site', 'shell']);
  const { language } = useLanguage();
  const home = siteAddress('/', language);
  const sections = sectionLinks(path, language);
  const places = appPlaces.map(({ id, href }) => ({ id, href, name: t(`shell:places.${id}.long`) }));
  return (
    <TopBar className="sticky top-0 z-40 [--button-sm:--spacing(10)]">
      <HomeLink href={home} className="in-data-signed-in:hidden" />
      <HomeLink href="/dashboard" className="not-in-data-signed-in:hidden" />
      {path !== '/' && (
        <SignedIn>
          <TopBarNav label={t('shell:navigation')}>
            {places.map(({ id, href, name }) => (
              <TopBarLink key={id} href={href}>
                {name}
              </TopBarLink>
            ))}
          </TopBarNav>
        </SignedIn>
      )}
      <TopBarActions className="gap-0.5 sm:gap-3">
        <span className={path === '/' ? 'contents' : 'contents in-data-signed-in:hidden'}>
          <TopBarNav label={t('sections')} className="[&>*]:text-text">
            {sections.map(({ id, href, current }) => (
              <TopBarLink key={id} href={href} aria-current={current}>
                {t(id)}
              </TopBarLink>
            ))}
          </TopBarNav>
        </span>
        {path !== '/' && (
          <SignedIn>
            <Island name="wallet" />
          </SignedIn>
        )}
        <LanguageLinks path={path} />
        <span className="contents in-data-signed-in:hidden">
          <Button asChild variant="outline" size="sm" className="max-xs:hidden max-sm:px-3">
            <a href="/login">{t('signIn')}</a>
          </Button>
          <Button asChild size="sm" className="max-sm:hidden">
            <a href="/register">{t('signUp')}</a>
          </Button>
        </span>
        <SignedIn>
          {path === '/' ? (
            <Button asChild size="sm" className="max-xs:hidden max-sm:px-3">
              <a href="/dashboard">{t('dashboard')}</a>
            </Button>
          ) : (
            <Island name="avatar" />
          )}
        </SignedIn>
        <SiteMenu sections={sections} className="-mr-2.5 lg:hidden" />
      </TopBarActions>
    </TopBar>
  );
}

const SignedIn = ({ children }: { children: ReactNode }) => (
  <span className="hidden in-data-signed-in:contents">{children}</span>
);

interface HomeLinkProps {
  href: string;
  className?: string;
}

function HomeLink({ href, className }: HomeLinkProps) {
  const { t } = useTranslation('shell');
  return (
    <a
      href={href}
      aria-label={t('homeLink', { brand: brand.name })}
      className={classNames('inline-flex min-h-11 items-center rounded-tile', className)}
    >
      <Logo name={brand.wordmark} src={brand.logoUrl} />
    </a>
  );
}

interface SiteMenuProps {
  sections: ReturnType<typeof sectionLinks>;
  className?: string;
}

function SiteMenu({ sections, className }: SiteMenuProps) {
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
            {sections.map(({ id, href, current }) => (
              <li key={id}>
                <a
                  href={href}
                  aria-current={current}
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
          <SignedIn>
            <Button asChild className="col-span-2">
              <a href="/dashboard">{t('dashboard')}</a>
            </Button>
          </SignedIn>
        </div>
      </div>
    </details>
  );
}
