import { z } from 'zod';

export const casesSearch = z.object({
  status: z.enum(['decided']).optional().catch(undefined),
  owner: z.enum(['me', 'none']).optional().catch(undefined),
  kind: z.enum(['dispute', 'paid_nothing_came', 'contact']).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  /** The id of the case beside the list. Without an id, the first case of the list is shown. */
  case: z.string().optional().catch(undefined),
});

export type CasesSearch = z.output<typeof casesSearch>;
