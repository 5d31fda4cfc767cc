import {
  CopyCall,
  CopySandboxCommand,
  ExamplePrice,
  Health,
} from '../../features/developers/components/call-islands';
import { KeysCard } from '../../features/developers/components/keys-card';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['developers', 'api-keys'],
  components: {
    copyCall: CopyCall,
    health: Health,
    keys: KeysCard,
    price: ExamplePrice,
    sandboxCommand: CopySandboxCommand,
  },
};
