/** A reason not to start that one sentence explains to the person at the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
