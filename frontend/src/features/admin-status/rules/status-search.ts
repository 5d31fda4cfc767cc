import { z } from 'zod';

/** The address of the editor of one that is not open yet. */
export const NEW_INCIDENT = 'new';

export const statusSearch = z.object({
  /** Which incident is edited; the newest open one unless it is named. */
  incident: z.string().optional().catch(undefined),
  /** On a phone: what is written or what everybody reads. */
  view: z.enum(['edit', 'see']).optional().catch(undefined),
});

export type StatusSearch = z.output<typeof statusSearch>;
