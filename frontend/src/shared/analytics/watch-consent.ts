import { currentConsent, subscribeToConsent } from '../consent/consent';
import type { Measurement } from './measurement';

/** The types of the platform lack the newer signal. */
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

/** Nothing of it is loaded before consent, not even its code. */
export function watchConsentForAnalytics(): Analytics {
  let measurement: Measurement | null = null;
  let isRunning = false;
  // One after the other: the first start waits for the network.
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
    // A failed question is repeated after the next answer.
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
