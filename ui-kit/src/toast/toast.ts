import { toast as sonner } from 'sonner';

export type ToastContent = {
  title: string;
  message?: string;
  action?: { label: string; onClick: () => void };
  /** A toast with the same id replaces the one that shows. */
  id?: string;
};

/** How long each kind stays, in milliseconds. */
export const toastDurations = { success: 4000, error: 6000, warning: 5000, info: 4000 } as const;

type ToastKind = keyof typeof toastDurations;

function show(kind: ToastKind) {
  return ({ title, message, action, id }: ToastContent) =>
    sonner[kind](title, { id, description: message, action, duration: toastDurations[kind] });
}

/** Shows a message over the page, from anywhere; needs one Toaster on it. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id?: string | number) => sonner.dismiss(id),
};
