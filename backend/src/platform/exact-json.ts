type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** Every integer beyond 2^53 has so many digits; this search costs a fifth of a check of each value. */
const LONG_NUMBER = /\d{16}/;

/** Millions of levels would take seconds to parse. */
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

/** Integers beyond 2^53 stay text. @throws SyntaxError for text that is not JSON, or has more than 100 levels */
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
