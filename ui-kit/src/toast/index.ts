export { toast, toastDurations, type ToastContent } from './toast';
export { Toaster, type ToasterProps } from './toaster';
