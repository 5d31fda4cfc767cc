type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/**
 * Every integer beyond 2^53 has at least this many digits; searching for them costs a fifth of checking each value.
 */
const LONG_NUMBER = /\d{16}/;

/** Far above what any system sends; millions of levels would keep the parser, and everybody else, busy for seconds. */
const DEEPEST = 100;
const [QUOTE, ESCAPE] = ['"', '\\'].map((sign) => sign.charCodeAt(0));
const [OPENS, CLOSES] = ['{[', '}]'].map((signs) => new Set([...signs].map((sign) => sign.charCodeAt(0))));

function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) place += sign === ESCAPE ? 1 : 0;
    else if (OPENS!.has(sign)) depth += 1;
    else if (CLOSES!.has(sign)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Parses JSON and keeps integers beyond 2^53 as text: outside systems send 64-bit ids as numbers.
 * @throws SyntaxError when the text is not JSON, or nested deeper than 100 levels.
 */
export function parseExactJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw new SyntaxError('JSON nested too deep');
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
