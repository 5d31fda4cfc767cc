interface Words {
  /** The customer's first name; empty when the account has none. */
  name: string;
  amount: string;
}

const WORD = /^\p{L}+$/u;

/** A written reply as other cases can use it: without the name and the amount of this one. */
export function withoutWords(text: string, { name, amount }: Words): string {
  const costless = amount ? text.replaceAll(amount, '{amount}') : text;
  if (!WORD.test(name)) return name ? costless.replaceAll(name, '{name}') : costless;
  return costless
    .split(/(\p{L}+)/u)
    .map((part) => (part === name ? '{name}' : part))
    .join('');
}

/** A kept reply with the name and the amount of a case. */
export const withWords = (text: string, { name, amount }: Words): string =>
  text
    .replaceAll(/(,? *)\{name\}/g, (_, before: string) => (name ? before + name : ''))
    .replaceAll('{amount}', amount);
