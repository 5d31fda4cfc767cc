import { InstallCard } from './install-card';
import { PushPanel } from './push-panel';
import { VersionCard } from './version-card';

/** Everything about the app on this device. */
export function AppCards() {
  return (
    <>
      <InstallCard />
      <PushPanel level={3} />
      <VersionCard />
    </>
  );
}
