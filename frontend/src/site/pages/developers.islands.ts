import {
  CopyCall,
  CopySandboxCommand,
  ExamplePrice,
  Health,
} from '../../features/developers/components/call-islands';
import { KeysCard } from '../../features/developers/components/keys-card';
import {
  type MeasuredDays,
  measuredDaysOf,
  measuredDaysRead,
  StatusCard,
} from '../../features/developers/components/status-card';
import { WebhooksCard } from '../../features/developers/components/webhooks-card';
import type { PageIslands } from '../../shared/performance/island';

export const islands: PageIslands = {
  namespaces: ['developers', 'api-keys', 'status'],
  components: {
    copyCall: CopyCall,
    health: Health,
    keys: KeysCard,
    price: ExamplePrice,
    sandboxCommand: CopySandboxCommand,
    status: StatusCard,
    webhooks: WebhooksCard,
  },
  figuresOf: measuredDaysOf,
  serve: (figures) => measuredDaysRead.serve(figures as MeasuredDays | null),
};
