const CODE = /(?<!\d)(?:\d{3}[- ]\d{3,4}|\d{2} \d{3}|\d{4} \d{4}|\d{4,8})(?!\d)/;

/** The code that the supplier sees in a message, digits only. */
export function codeInText(text: string): string | null {
  return CODE.exec(text)?.[0].replace(/\D/g, '') ?? null;
}
