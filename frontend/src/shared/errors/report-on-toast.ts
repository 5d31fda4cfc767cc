import { toast } from '@torpedo/ui-kit';
import { i18n } from '../i18n/i18n';
import { errorText } from './error-text';

/** Tells the reader about a failure that no screen tells about. */
export function reportOnToast(error: unknown): void {
  toast.error({ title: errorText(error, i18n.getFixedT(null, 'errors')) });
}
