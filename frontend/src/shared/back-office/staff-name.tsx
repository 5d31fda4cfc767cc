/** A member of staff by the first part of the address. */
export const shortNameOf = (email: string): string => email.split('@')[0] ?? email;

/** A member of staff where there is no room for the name. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0]);
  return (
    <span
      aria-hidden
      className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-chip bg-surface-sunken text-xs font-semibold"
    >
      {letters.join('').toLocaleUpperCase()}
    </span>
  );
}
