import type { LiveEffects } from '../shared/live/live-effects';

/** What the screens of the back-office do with live events. */
export const staffLiveEffects: LiveEffects[] = [];
