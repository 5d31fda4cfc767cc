import { useMutation } from '@tanstack/react-query';
import { Button, toast } from '@torpedo/ui-kit';
import { Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { canInstall, install, subscribeToInstallOffer } from '../api/install-offer';
import { isInstalled, isIos } from '../rules/device';
import { AppCard } from './app-card';

/** The app on the home screen: a button where the browser can, the steps where only the reader can. */
export function InstallCard() {
  const { t } = useTranslation('pwa');
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall);
  const { mutate, isPending } = useMutation({
    mutationFn: install,
    onSuccess: (agreed) => toast.info({ title: t(agreed ? 'install.begun' : 'install.cancelled') }),
  });

  const needsHand = isIos(navigator);
  if (isInstalled() || (!isOffered && !isPending && !needsHand)) return null;
  return (
    <AppCard
      level={3}
      icon={<Smartphone aria-hidden />}
      title={t('install.title')}
      text={needsHand ? `${t('ios.share')} ${t('ios.add')}` : t('install.text', { brand: brand.name })}
      actions={
        !needsHand && (
          <Button size="sm" loading={isPending} onClick={() => mutate()}>
            {t('install.action')}
          </Button>
        )
      }
    />
  );
}
