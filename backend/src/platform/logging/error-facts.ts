/** What of a failure may stand in a log: a database's error also carries values of rows and parameters. */
export interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
}

const MAXIMUM_CAUSES = 5;

/** The facts of an error and of what caused it, without anything that a customer typed. */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: error.stack } : {}),
    ...(error.cause !== undefined && depth < MAXIMUM_CAUSES
      ? { cause: errorFacts(error.cause, depth + 1) }
      : {}),
  };
}
