import { Link, useRouterState } from '@tanstack/react-router';
import { Banner } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLost, isLost } from './lost';
import { OfflineBanner } from './offline-banner';

function LostNote() {
  const { t } = useTranslation('lost');
  const screen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const [arrivedAt] = useState(screen);
  const [isShown, setShown] = useState(isLost);
  useEffect(forgetLost, []);

  if (!isShown || screen !== arrivedAt) return null;
  return (
    <Banner className="mb-4" onDismiss={() => setShown(false)} dismissLabel={t('close')}>
      {t('text')}{' '}
      <Link to="/help" className="font-semibold whitespace-nowrap text-link underline underline-offset-4">
        {t('help')}
      </Link>
    </Banner>
  );
}

export function FrameNotes() {
  return (
    <>
      <LostNote />
      <OfflineBanner className="mb-4" />
    </>
  );
}
