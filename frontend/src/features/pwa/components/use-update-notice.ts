import { toast } from '@torpedo/ui-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { takeAppliedVersion } from '../api/new-version';
import { useUpdate } from './use-update';

const noticeMs = 8000;

/** Tells of a new version once, and of one that was just applied. */
export function useUpdateNotice(): void {
  const { t } = useTranslation('pwa');
  const { isThere, apply } = useUpdate();
  const isTold = useRef(false);

  useEffect(() => {
    if (takeAppliedVersion()) toast.success({ title: t('update.applied') });
  }, [t]);

  useEffect(() => {
    if (!isThere || isTold.current) return;
    isTold.current = true;
    toast.info({
      id: 'new-version',
      title: t('update.toast'),
      duration: noticeMs,
      position: 'top-center',
      action: { label: t('update.apply'), onClick: () => apply() },
    });
  }, [isThere, apply, t]);
}
