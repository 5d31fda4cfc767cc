import { Link, useRouterState } from '@tanstack/react-router';
import { Banner } from '@torpedo/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetNotFound, isNotFound } from './not-found';

export default function FrameNotes() {
  const { t } = useTranslation('not-found');
  const screen = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const [arrivedAt] = useState(screen);
  const [isShown, setShown] = useState(isNotFound);
  useEffect(forgetNotFound, []);

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
