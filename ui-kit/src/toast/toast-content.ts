export interface ToastContent {
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
  /** A toast with the same id replaces the one that shows. */
  id?: string;
  /** How long it stays, in milliseconds; left out, as long as its kind. */
  duration?: number;
  /** Left out: where all toasts appear. */
  position?: 'top-center';
}

/** How long each kind stays, in milliseconds. */
export const toastDurations = { success: 4000, error: 6000, warning: 5000, info: 4000 } as const;

export type ToastKind = keyof typeof toastDurations;
