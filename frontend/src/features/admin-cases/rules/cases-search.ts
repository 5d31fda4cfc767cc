import { z } from 'zod';

export const casesSearch = z.object({
  status: z.enum(['decided']).optional().catch(undefined),
  owner: z.enum(['me', 'none']).optional().catch(undefined),
  kind: z.enum(['dispute', 'paid_nothing_came', 'contact']).optional().catch(undefined),
  search: z.string().max(100).optional().catch(undefined),
  /** Of the deadlines: the first unless it is named, of what is decided the last. */
  direction: z.enum(['asc', 'desc']).optional().catch(undefined),
  /** The one that is shown beside the list; the first of it unless it is named. */
  case: z.string().optional().catch(undefined),
});

export type CasesSearch = z.output<typeof casesSearch>;
