export { toast, toastDurations, type ToastContent } from './toast';
export type { ToasterProps } from './toast-outlet';
export { Toaster } from './toaster';
