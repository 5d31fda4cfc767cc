/** A failure that one sentence explains; `output` is the output of the tool itself, shown below it. */
export class UserError extends Error {
  /** @param {string} sentence @param {string} [output] */
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output.trim();
  }
}

/** Prints a failure of an entry script and ends the process with 1. @param {unknown} error @returns {never} */
export function exitWithError(error) {
  if (error instanceof UserError) {
    console.error(error.output ? `${error.message}\n\n${error.output}` : error.message);
  } else if (
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    console.error(error.message);
  } else {
    console.error(error);
  }
  process.exit(1);
}
