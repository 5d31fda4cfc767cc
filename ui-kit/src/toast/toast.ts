import type { ToastContent, ToastKind } from './toast-content';
import { requestToast } from './toast-requests';

const show = (kind: ToastKind) => (content: ToastContent) => requestToast({ type: 'show', kind, content });

/** Shows a message over the page, from anywhere; needs one Toaster on it. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: (id?: string | number) => requestToast({ type: 'dismiss', id }),
};
