import { MessagePanel } from '../../features/contact/components/message-panel';
import type { LivingParts } from '../living-parts';

export const parts: LivingParts = { namespaces: ['contact'], components: { message: MessagePanel } };
