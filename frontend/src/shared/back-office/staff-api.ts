import { createApi } from '@torpedo/api-client';
import { SIGNED_IN_CALLS } from '../api/client';
import { createQuestion } from './question';

/** For a confirmation of this session, asked once for all calls that wait for it. */
export const confirmationQuestion = createQuestion();

/** Whether an answer is the refusal of a session that has to be confirmed first. */
export async function needsConfirmation(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { detail?: { code?: unknown } } | null)?.detail?.code === 'REAUTHENTICATION_REQUIRED';
}

/** Requests that wait for an answer, as they were before their body was sent. */
const unsent = new Map<string, Request>();

/**
 * The API as staff call it. A call that needs a recent sign-in opens the question for the password, and is made once more
 * after it. A dry run throws REAUTHENTICATION_REQUIRED at once: it is made while the person types.
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
    return (await confirmationQuestion.ask()) ? fetch(again) : undefined;
  },
});
