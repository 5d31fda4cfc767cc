/** The facts that a form needs about one part of a setting. */
interface Part {
  path: string;
  type: 'integer' | 'number' | 'boolean' | 'string';
  unit: string;
  minimum?: number;
  exclusive_minimum?: number;
  maximum?: number;
}

type Value = number | boolean | string;

const CENTS = 100;

/** The text of a value in its field: money in reais, other values in their unit. */
export function writtenValue({ unit }: Part, value: Value): string {
  if (unit === 'cents' && typeof value === 'number') return (value / CENTS).toFixed(2).replace('.', ',');
  return String(value).replace('.', typeof value === 'number' ? ',' : '.');
}

/** The typed text as a value for the API; undefined when it is invalid for this part. */
export function typedValue(part: Part, typed: string): Value | undefined {
  const { type, unit, minimum, exclusive_minimum: above, maximum } = part;
  if (type === 'boolean') return typed === 'true';
  if (type === 'string') return typed.trim();
  const text = typed.trim().replace(',', '.');
  const number = unit === 'cents' ? Math.round(Number(text) * CENTS) : Number(text);
  if (text === '' || !Number.isFinite(number)) return undefined;
  if (type === 'integer' && !Number.isInteger(number)) return undefined;
  if (minimum !== undefined && number < minimum) return undefined;
  if (above !== undefined && number <= above) return undefined;
  return maximum !== undefined && number > maximum ? undefined : number;
}

/** The name of a part in its setting; undefined for a setting with a single value. */
const partName = ({ path }: Part): string | undefined => path.split('.')[1];

/** Builds the whole value of a setting from the values of its parts. */
export function wholeValue(parts: readonly Part[], values: readonly Value[]): unknown {
  if (parts[0] && partName(parts[0]) === undefined) return values[0];
  return Object.fromEntries(parts.map((part, index) => [partName(part), values[index]]));
}
