import type { Settings } from '../../platform/settings/index.js';

/** How long a number lives and when it may first be cancelled, both from its allotment. */
export interface ActivationWindow {
  windowSeconds: number;
  cancelAfterSeconds: number;
}

export function windowOf({ activation_window_seconds, cancel_after_seconds }: Settings): ActivationWindow {
  return { windowSeconds: activation_window_seconds, cancelAfterSeconds: cancel_after_seconds };
}
