/** The names are public: other scripts may listen to these events. */
export interface AnnouncedEvents {
  'sms-number-received': { activationId: string; code: string | null };
  'purchase-success': { batchId: string };
}

declare global {
  interface WindowEventMap {
    'sms-number-received': CustomEvent<AnnouncedEvents['sms-number-received']>;
    'purchase-success': CustomEvent<AnnouncedEvents['purchase-success']>;
  }
}

export function announce<Name extends keyof AnnouncedEvents>(
  name: Name,
  detail: AnnouncedEvents[Name],
): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}
