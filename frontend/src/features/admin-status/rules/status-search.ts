import { z } from 'zod';

/** The id in the address of the editor of a new incident. */
export const NEW_INCIDENT = 'new';

export const statusSearch = z.object({
  /** The id of the edited incident. Without an id, it is the newest open one. */
  incident: z.string().optional().catch(undefined),
  /** On a phone: the form or the public page. */
  view: z.enum(['edit', 'see']).optional().catch(undefined),
});

export type StatusSearch = z.output<typeof statusSearch>;
