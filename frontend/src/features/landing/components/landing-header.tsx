import { Link } from '@tanstack/react-router';
import { Button, Logo, TopBar, TopBarActions } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { LanguageSwitch } from '../../../shared/layout/language-switch';

export function LandingHeader() {
  const { t } = useTranslation(['landing', 'shell']);
  return (
    <TopBar>
      <Link
        to="/"
        aria-label={t('shell:homeLink', { brand: brand.name })}
        className="inline-flex rounded-tile"
      >
        <Logo name={brand.wordmark} src={brand.logoUrl} />
      </Link>
      <TopBarActions className="gap-1 sm:gap-4">
        <LanguageSwitch />
        <Button asChild variant="outline" size="sm" className="max-sm:px-3">
          <Link to="/login">{t('header.signIn')}</Link>
        </Button>
        <Button asChild size="sm" className="max-sm:hidden">
          <Link to="/register">{t('header.signUp')}</Link>
        </Button>
      </TopBarActions>
    </TopBar>
  );
}
