const largeFile = /-256(?=\.webp$)/;

/** The smaller file of a picture, for where it is shown in the height of a button. */
export function smallAvatar(address: string | null): string | undefined {
  return address?.replace(largeFile, '-96');
}
