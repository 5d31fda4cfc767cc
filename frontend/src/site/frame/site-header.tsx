import { Button, TopBar, TopBarActions, TopBarLink, TopBarNav } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../shared/i18n/use-language';
import { siteAddress } from '../site-address';
import { HomeLink } from './home-link';
import { LanguageLinks } from './language-links';
import { SiteMenu } from './site-menu';
import { siteSections } from './site-sections';

/**
 * The bar of the public site. Its menu on small screens has the same entries. Who is signed in, as the script that runs
 * before the first paint says, finds the way back instead of the ways in, and at home the dashboard.
 */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation('site');
  const { language } = useLanguage();
  const home = siteAddress('/', language);
  return (
    <TopBar className="sticky top-0 z-40">
      <HomeLink href={home} className="in-data-signed-in:hidden" />
      <HomeLink href="/dashboard" className="not-in-data-signed-in:hidden" />
      <TopBarActions className="gap-0.5 sm:gap-3">
        <TopBarNav label={t('sections')}>
          {siteSections.map(({ id, anchor }) => (
            <TopBarLink key={id} href={`${home}#${anchor}`}>
              {t(id)}
            </TopBarLink>
          ))}
        </TopBarNav>
        <LanguageLinks path={path} />
        <span className="contents in-data-signed-in:hidden">
          <Button asChild variant="outline" size="sm" className="max-xs:hidden max-sm:px-3">
            <a href="/login">{t('signIn')}</a>
          </Button>
          <Button asChild size="sm" className="max-sm:hidden">
            <a href="/register">{t('signUp')}</a>
          </Button>
        </span>
        <span className="hidden in-data-signed-in:contents">
          <Button asChild size="sm" className="max-xs:hidden max-sm:px-3">
            <a href="/dashboard">{t('dashboard')}</a>
          </Button>
        </span>
        <SiteMenu home={home} className="-mr-2.5 lg:hidden" />
      </TopBarActions>
    </TopBar>
  );
}
