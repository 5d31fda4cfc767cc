import { MessagePanel } from '../../features/contact/components/message-panel';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = { namespaces: ['contact'], components: { message: MessagePanel } };
