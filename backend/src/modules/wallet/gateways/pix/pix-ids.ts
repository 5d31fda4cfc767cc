const UUID_PARTS = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The uuid without dashes: 32 characters, of 26 to 35 allowed. */
export function bankIdOf(uuid: string): string {
  return uuid.replaceAll('-', '').toLowerCase();
}

/** The other way; null for an id that is none of ours. */
export function uuidOf(bankId: string): string | null {
  const parts = UUID_PARTS.exec(bankId.toLowerCase());
  return parts && parts.slice(1).join('-');
}
