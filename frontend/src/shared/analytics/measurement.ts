import { bodyOf } from '@torpedo/api-client';
import { publicApi } from '../api/public-read';
import { type GoogleTag, loadGoogleTag } from './google-tag';
import { watchPage } from './page-behaviour';
import { sendEventsTo, track } from './track';

/** @throws ApiError */
export async function readMeasurementId(): Promise<string | null> {
  const { analytics_measurement_id } = await bodyOf(publicApi.GET('/api/v1/app'));
  return analytics_measurement_id;
}

export interface Measurement {
  turnTo: (url: URL) => void;
  pause: () => void;
  resume: () => void;
}

export function startMeasurement(measurementId: string): Measurement {
  const tag: GoogleTag = loadGoogleTag(measurementId);
  let leavePage: (() => void) | undefined;

  function turnTo(url: URL) {
    leavePage?.();
    tag.setPage(url);
    track('page_view', { page_path: url.pathname });
    leavePage = watchPage(url.pathname);
  }

  function begin() {
    sendEventsTo(tag.send);
    turnTo(new URL(location.href));
  }

  window.addEventListener('purchase-success', () => track('conversion', { goal: 'purchase' }));
  begin();
  return {
    turnTo,
    pause: () => {
      sendEventsTo(undefined);
      leavePage?.();
      leavePage = undefined;
      tag.stop();
    },
    resume: () => {
      tag.resume();
      begin();
    },
  };
}
