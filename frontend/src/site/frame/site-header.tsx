import { Button, Logo, TopBar, TopBarActions } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../shared/brand';
import { useLanguage } from '../../shared/i18n/use-language';
import { siteAddress } from '../site-address';
import { LanguageLinks } from './language-links';

/** The bar of the public site. */
export function SiteHeader({ path }: { path: string }) {
  const { t } = useTranslation(['site', 'shell']);
  const { language } = useLanguage();
  return (
    <TopBar>
      <a
        href={siteAddress('/', language)}
        aria-label={t('shell:homeLink', { brand: brand.name })}
        className="inline-flex rounded-tile"
      >
        <Logo name={brand.wordmark} src={brand.logoUrl} />
      </a>
      <TopBarActions className="gap-1 sm:gap-4">
        <LanguageLinks path={path} />
        <Button asChild variant="outline" size="sm" className="max-sm:px-3">
          <a href="/login">{t('site:signIn')}</a>
        </Button>
        <Button asChild size="sm" className="max-sm:hidden">
          <a href="/register">{t('site:signUp')}</a>
        </Button>
      </TopBarActions>
    </TopBar>
  );
}
