const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text can be an activation's id at all: PostgreSQL refuses anything else as an error. */
export function isActivationId(text: string): boolean {
  return UUID.test(text);
}
