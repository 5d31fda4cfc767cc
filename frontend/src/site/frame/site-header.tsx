import { Button, Logo, TopBar, TopBarActions, TopBarLink, TopBarNav } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand';
import { useLanguage } from '../../shared/i18n/use-language';
import { siteAddress } from '../site-address';
import { LanguageLinks } from './language-links';
import { SiteMenu } from './site-menu';
import { siteSections } from './site-sections';

/**
 * The bar of the public site. Its menu on small screens has the same entries. Who is signed in, as the script that runs
 * before the first paint says, finds the way back instead of the ways in.
 */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation(['site', 'shell']);
  const { language } = useLanguage();
  const home = siteAddress('/', language);
  return (
    <TopBar className="sticky top-0 z-40">
      <a
        href={home}
        aria-label={t('shell:homeLink', { brand: brand.name })}
        className="inline-flex min-h-11 items-center rounded-tile"
      >
        <Logo name={brand.wordmark} src={brand.logoUrl} />
      </a>
      <TopBarActions className="gap-1 sm:gap-3">
        <TopBarNav label={t('site:sections')}>
          {siteSections.map(({ id, anchor }) => (
            <TopBarLink key={id} href={`${home}#${anchor}`}>
              {t(`site:${id}`)}
            </TopBarLink>
          ))}
        </TopBarNav>
        <LanguageLinks path={path} />
        <span className="contents in-data-signed-in:hidden">
          <Button asChild variant="outline" size="sm" className="max-sm:px-3">
            <a href="/login">{t('site:signIn')}</a>
          </Button>
          <Button asChild size="sm" className="max-sm:hidden">
            <a href="/register">{t('site:signUp')}</a>
          </Button>
        </span>
        <span className="hidden in-data-signed-in:contents">
          <Button asChild size="sm" className="max-sm:px-3">
            <a href="/dashboard">{t('site:dashboard')}</a>
          </Button>
        </span>
        <SiteMenu home={home} className="-mr-2.5 lg:hidden" />
      </TopBarActions>
    </TopBar>
  );
}
