import { classNames } from '@torpedo/ui-kit';

/** Names a member of staff by the part of the e-mail address before the @. */
export const shortNameOf = (email: string): string => email.split('@')[0] ?? email;

interface InitialsProps {
  name: string;
  /** The person is the reader. */
  isOwn?: boolean;
  className?: string;
}

/** A person's initials, where the name does not fit. */
export function Initials({ name, isOwn = false, className }: InitialsProps) {
  const words = name.split(/[\s.]+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0]);
  return (
    <span
      aria-hidden
      data-surface={isOwn ? 'ink' : undefined}
      className={classNames(
        'inline-flex default:size-6.5 shrink-0 items-center justify-center rounded-chip default:text-2xs font-bold text-text',
        isOwn ? 'bg-surface-ink' : 'bg-surface-sunken',
        className,
      )}
    >
      {letters.join('').toLocaleUpperCase()}
    </span>
  );
}
