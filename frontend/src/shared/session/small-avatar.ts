const largeFile = /-256(?=\.webp$)/;

export function smallAvatar(address: string | null): string | undefined {
  return address?.replace(largeFile, '-96');
}
