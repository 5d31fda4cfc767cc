import { createApi } from '@torpedo/api-client';
import { SIGNED_IN_CALLS } from '../api/client';
import { askToConfirm } from './confirmation';

/** What the body of a refusal says that the session has to be confirmed first. */
const NEEDS_CONFIRMATION = 'REAUTHENTICATION_REQUIRED';

/** Whether an answer is the refusal of a session that has to be confirmed first. */
export async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { detail?: { code?: unknown } } | null)?.detail?.code === NEEDS_CONFIRMATION;
}

/** Requests on their way, as they were before their body was sent. */
const unsent = new Map<string, Request>();

/**
 * The API as staff call it. A call that needs a recent sign-in opens the question for the password, and is made once
 * more when it was answered; refused or abandoned, it throws REAUTHENTICATION_REQUIRED. A trial throws it at once: it is
 * made while the person types.
 */
export const staffApi = createApi(SIGNED_IN_CALLS);

// Called before the client's own reading of refusals: what is registered last sees an answer first.
staffApi.use({
  onRequest: ({ request, id }) => void unsent.set(id, request.clone()),
  onError: ({ id }) => void unsent.delete(id),
  async onResponse({ response, id }) {
    const again = unsent.get(id);
    unsent.delete(id);
    if (!again || again.headers.has('X-Dry-Run') || !(await needsConfirmation(response))) return undefined;
    return (await askToConfirm()) ? fetch(again) : undefined;
  },
});
