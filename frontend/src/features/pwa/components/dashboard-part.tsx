import { IosInstallBanner } from './ios-install-banner';
import { PushPanel } from './push-panel';

/** What the dashboard offers of the app on this device. */
export function DashboardPart() {
  return (
    <>
      <PushPanel />
      <IosInstallBanner />
    </>
  );
}
