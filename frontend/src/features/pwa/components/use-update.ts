import { useMutation } from '@tanstack/react-query';
import { toast } from '@torpedo/ui-kit';
import { useTranslation } from 'react-i18next';
import { applyNewVersion, useNewVersion } from '../api/new-version';

/** The new version, where there is one, and the way to it: the page is loaded anew only when somebody asked for it. */
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
