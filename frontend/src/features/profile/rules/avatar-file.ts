/** What the server takes; it judges by the bytes, this by what the browser says of the file. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

const maxBytes = 5 * 1024 * 1024;

export type AvatarProblem = 'type' | 'size';

/** Why a file cannot become the picture; undefined when it may. */
export function avatarProblem(file: Pick<File, 'type' | 'size'>): AvatarProblem | undefined {
  if (!avatarTypes.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}
