import { currentConsent, subscribeToConsent } from '../consent/consent';
import type { Measurement } from './measurement';

/** TypeScript's DOM types lack the newer signal, `globalPrivacyControl`. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const isBackOffice = () => location.pathname.startsWith('/admin');

const mayMeasure = () =>
  currentConsent()?.analytics === true && !asksNotToBeTracked(navigator) && !isBackOffice();

export interface Analytics {
  turnTo: (url: URL) => void;
}

/** Neither the tag nor its code is loaded before consent. */
export function watchConsentForAnalytics(): Analytics {
  let measurement: Measurement | null = null;
  let isRunning = false;
  // Changes are applied one after the other, because the first start waits for the network.
  let settled = Promise.resolve();

  async function start(): Promise<Measurement | null> {
    const { readMeasurementId, startMeasurement } = await import('./measurement');
    const measurementId = await readMeasurementId();
    return measurementId && mayMeasure() ? startMeasurement(measurementId) : null;
  }

  async function settle(): Promise<void> {
    if (mayMeasure() === isRunning) return;
    if (isRunning) measurement?.pause();
    else if (measurement) measurement.resume();
    // When the id cannot be read, it is read again after the next change of the consent.
    else measurement = await start().catch(() => null);
    isRunning = !isRunning && measurement !== null;
  }

  const follow = () => void (settled = settled.then(settle));

  subscribeToConsent(follow);
  follow();

  return {
    turnTo: (url) => {
      follow();
      if (isRunning && mayMeasure()) measurement?.turnTo(url);
    },
  };
}
