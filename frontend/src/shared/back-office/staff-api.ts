import { createApi } from '@torpedo/api-client';
import { CALLS, sendInSession } from '../api/client';
import { createQuestion } from './question';

/** The question for a confirmation of this session, asked once for all calls that wait for it. */
export const confirmationQuestion = createQuestion();

/** Whether the server refused a call because the session has to be confirmed first. */
export async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { detail?: { code?: unknown } } | null)?.detail?.code === 'REAUTHENTICATION_REQUIRED';
}

/** Copies of the open requests, because a sent body cannot be sent again. */
const unsent = new Map<string, Request>();

/**
 * The API client of staff. A call that needs a recent sign-in asks for the password and is then repeated. A dry run
 * throws REAUTHENTICATION_REQUIRED at once, because it runs while the person types.
 */
export const staffApi = createApi({ ...CALLS, send: sendInSession });

// The middleware registered last sees an answer first, so this runs before the client throws the refusal.
staffApi.use({
  onRequest: ({ request, id }) => void unsent.set(id, request.clone()),
  onError: ({ id }) => void unsent.delete(id),
  async onResponse({ response, id }) {
    const again = unsent.get(id);
    unsent.delete(id);
    if (!again || again.headers.has('X-Dry-Run') || !(await needsConfirmation(response))) return undefined;
    return (await confirmationQuestion.ask()) ? fetch(again) : undefined;
  },
});
