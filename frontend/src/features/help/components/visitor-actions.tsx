import { Link } from '@tanstack/react-router';
import { Button, TopBarActions } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import LanguageSwitch from '../../../shared/layout/language-switch';

/** What the bar offers to a visitor: the language, and the ways into an account. */
export default function VisitorActions() {
  const { t } = useTranslation('help');
  return (
    <TopBarActions>
      <LanguageSwitch />
      <Button asChild variant="outline" size="sm">
        <Link to="/login" search={{ redirect: '/help' }}>
          {t('visitor.signIn')}
        </Link>
      </Button>
      <Button asChild size="sm" className="max-sm:hidden">
        <Link to="/register">{t('visitor.signUp')}</Link>
      </Button>
    </TopBarActions>
  );
}
