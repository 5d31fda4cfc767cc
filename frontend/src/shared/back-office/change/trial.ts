/** What a change would do to one thing, in the API's names. */
export interface TrialChange {
  action: string;
  entity_type: string;
  entity_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** How a change is asked for: with its reason, and in a trial with the header that writes nothing. */
export interface ChangeRequest {
  reason: string;
  headers: { 'X-Dry-Run'?: 'true'; 'Idempotency-Key'?: string };
}

/** Makes the call of a change; the same for the trial and for the change itself. */
export type ChangeCall<Answer> = (request: ChangeRequest) => Promise<Answer>;

/** What a change would do, told by the server: nothing is written. */
export async function tryChange(call: ChangeCall<unknown>, reason: string): Promise<TrialChange[]> {
  const answer = await call({ reason, headers: { 'X-Dry-Run': 'true' } });
  // A trial is answered instead of what the call answers otherwise, which its type cannot say.
  return (answer as { changes: TrialChange[] }).changes;
}
