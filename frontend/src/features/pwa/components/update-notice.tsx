import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Banner, Button, toast } from '@torpedo/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appInfoQuery } from '../../../shared/app-info';
import { isTooOld, startAfresh, takeAppliedVersion, updateIfTooOld } from '../../../shared/app-version';
import { applyNewVersion, useNewVersion } from '../worker/versions';

/** Hidden on the screen where the version was found, because it would move what the customer presses. */
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

export function useUpdate() {
  const { t } = useTranslation('pwa');
  const isThere = useNewVersion();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => applyNewVersion(),
    meta: { handlesErrors: true },
    onMutate: () => toast.info({ id: 'new-version', title: t('update.applying') }),
    onError: () => toast.error({ id: 'new-version', title: t('update.failed') }),
  });
  return { isThere, apply: mutate, isApplying: isPending || isSuccess };
}

const noticeMs = 8000;

const readAgainMs = 5 * 60_000;

/** Reads the app info every five minutes, and updates when the server requires a newer version. */
function useForcedUpdate(): void {
  const { t } = useTranslation(['pwa', 'shell']);
  const { data: info, dataUpdatedAt } = useQuery({ ...appInfoQuery(), refetchInterval: readAgainMs });
  useEffect(() => {
    if (!info) return;
    const isForced = info.force_update && isTooOld(info);
    if (takeAppliedVersion() && !isForced) toast.success({ title: t('update.applied') });
    if (!isForced) return;
    void updateIfTooOld(info).then((isUpdating) => {
      if (isUpdating) return;
      toast.warning({
        id: 'new-version',
        title: t('update.tooOld'),
        message: t('update.tooOldText'),
        action: { label: t('shell:retry'), onClick: () => void startAfresh() },
      });
    });
  }, [info, dataUpdatedAt, t]);
}

export function useUpdateNotice(): void {
  const { t } = useTranslation('pwa');
  const { isThere, apply } = useUpdate();
  const isAnnounced = useRef(false);
  useForcedUpdate();

  useEffect(() => {
    if (!isThere || isAnnounced.current) return;
    isAnnounced.current = true;
    toast.info({
      id: 'new-version',
      title: t('update.toast'),
      duration: noticeMs,
      position: 'top-center',
      action: { label: t('update.apply'), onClick: () => apply() },
    });
  }, [isThere, apply, t]);
}
