/** What browsers tell pages about the wish not to be followed; the types of the platform lack the newer signal. */
type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether the browser says, by Do Not Track or Global Privacy Control, that its reader is not to be tracked. */
export function asksNotToBeTracked({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}
