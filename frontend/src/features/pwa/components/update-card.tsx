import { useRouterState } from '@tanstack/react-router';
import { Banner, Button } from '@torpedo/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdate } from './use-update';

/**
 * Offers the new version at the top of the screens that follow; on the one where it was found it would push away what
 * is being pressed.
 */
export function UpdateCard() {
  const { t } = useTranslation('pwa');
  const { isThere, apply, isApplying } = useUpdate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const [foundOn, setFoundOn] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  if (isThere && foundOn === null) setFoundOn(pathname);
  if (foundOn !== null && foundOn !== pathname && foundOn !== '') setFoundOn('');

  if (foundOn !== '' || isDismissed) return null;
  return (
    <Banner
      className="mb-4"
      title={t('update.title')}
      action={
        <Button size="sm" loading={isApplying} onClick={() => apply()}>
          {t('update.apply')}
        </Button>
      }
      dismissLabel={t('update.later')}
      onDismiss={() => setDismissed(true)}
    >
      {t('update.text')}
    </Banner>
  );
}
