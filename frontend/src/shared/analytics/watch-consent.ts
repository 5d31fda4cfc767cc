import { currentConsent, subscribeToConsent } from '../consent/consent';
import type { Measurement } from './measurement';

/** What browsers tell pages about the wish not to be followed; the types of the platform lack the newer signal. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether the browser says, by Do Not Track or Global Privacy Control, that its reader is not to be tracked. */
export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

const mayMeasure = () => currentConsent()?.analytics === true && !asksNotToBeTracked(navigator);

export interface Analytics {
  /** Another page of the app is shown. */
  turnTo: (url: URL) => void;
}

/**
 * Measures while the reader allows it and there is a property to report to. Nothing of it is loaded, not even its code,
 * before.
 */
export function watchConsentForAnalytics(): Analytics {
  let measurement: Measurement | null = null;
  let isRunning = false;
  // One answer after the other: the first start waits for the network, and a second answer must find it done.
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
    // A server that cannot be asked is asked again after the next answer.
    else measurement = await start().catch(() => null);
    isRunning = !isRunning && measurement !== null;
  }

  const follow = () => void (settled = settled.then(settle));

  subscribeToConsent(follow);
  follow();

  return {
    turnTo: (url) => {
      if (isRunning) measurement?.turnTo(url);
    },
  };
}
