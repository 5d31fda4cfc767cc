import { Card, IconButton } from '@torpedo/ui-kit';
import { Share, SquarePlus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../shared/brand';
import { isInstalled, isIos } from '../rules/device';
import { PushPanel } from './push-panel';

export default function DashboardPart() {
  return (
    <>
      <PushPanel />
      <IosInstallBanner />
    </>
  );
}

const dismissedKey = 'torpedo.ios_install_dismissed';
const delayMs = 2000;

function remainingDelay(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : 0;
  return Math.max(0, loadedAt + delayMs - performance.now());
}

export function IosInstallBanner() {
  const { t } = useTranslation('pwa');
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (!isIos(navigator) || isInstalled() || localStorage.getItem(dismissedKey) !== null) return;
    const timer = setTimeout(() => setShown(true), remainingDelay());
    return () => clearTimeout(timer);
  }, []);

  function dismiss() {
    localStorage.setItem(dismissedKey, 'true');
    setShown(false);
  }

  if (!isShown) return null;
  return (
    <Card
      asChild
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bars)_+_--spacing(4))] z-30 mx-auto max-w-100"
    >
      <aside aria-label={t('ios.title', { brand: brand.name })} className="flex items-start gap-2">
        <div className="grid flex-1 gap-2">
          <p className="font-semibold">{t('ios.title', { brand: brand.name })}</p>
          <ol className="grid gap-1.5 text-md text-muted">
            <li className="flex items-center gap-2">
              <Share aria-hidden className="size-5 shrink-0 text-text" />
              {t('ios.share')}
            </li>
            <li className="flex items-center gap-2">
              <SquarePlus aria-hidden className="size-5 shrink-0 text-text" />
              {t('ios.add')}
            </li>
          </ol>
        </div>
        <IconButton label={t('ios.dismiss')} size="sm" onClick={dismiss}>
          <X aria-hidden />
        </IconButton>
      </aside>
    </Card>
  );
}
