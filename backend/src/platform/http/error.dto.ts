/** The body of every error. */
export interface ErrorDto {
  detail: {
    /**
     * What went wrong, for programs.
     * @example "VALIDATION_ERROR"
     */
    code: string;
    /** What went wrong, in the reader's language (Accept-Language: pt, en or es). */
    message: string;
    /** With VALIDATION_ERROR: a message by field path. */
    fields?: Record<string, string>;
    /** Further facts of the single code. */
    [fact: string]: unknown;
  };
}

/** A sentence for the person at the screen. */
export interface MessageDto {
  message: string;
}
