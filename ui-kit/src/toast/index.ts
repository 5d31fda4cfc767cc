export { toast } from './toast';
export { toastDurations, type ToastContent } from './toast-content';
export type { ToasterProps } from './toast-outlet';
export { Toaster } from './toaster';
