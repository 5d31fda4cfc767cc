import { Link } from '@tanstack/react-router';
import { Button, TopBarActions } from '@torpedo/ui-kit';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import LanguageSwitch from '../../../shared/layout/language-switch';

const neverChanges = () => () => {};
const barOfFrame = () => document.querySelector('[data-slot=top-bar] > div');

/**
 * What the bar offers to a visitor: the language, and the ways into an account. A portal, because the frame with the bar is
 * part of every first load.
 */
export function VisitorActions() {
  const { t } = useTranslation('help');
  const bar = useSyncExternalStore(neverChanges, barOfFrame);
  if (!bar) return null;
  return createPortal(
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
    </TopBarActions>,
    bar,
  );
}
