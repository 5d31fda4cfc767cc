import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from './class-names';

type DigitsProps = Omit<ComponentProps<'span'>, 'children'> & {
  code: string;
  label: string;
  arriving?: boolean;
};

const staggerMs = 40;

export function Digits({ code, label, arriving = false, className, ...props }: DigitsProps) {
  const characters = Array.from(code);
  const delay = (index: number): CSSProperties => ({ animationDelay: `${index * staggerMs}ms` });
  return (
    <span
      data-slot="code-digits"
      data-arriving={arriving || undefined}
      className={classNames('flex min-w-0 flex-1', characters.length > 6 ? 'gap-1' : 'gap-1.25', className)}
      {...props}
    >
      <span className="sr-only">
        {label} {code}
      </span>
      {characters.map((character, index) => (
        <span
          // A character's place is its identity.
          key={index}
          aria-hidden
          style={arriving ? delay(index) : undefined}
          className={classNames(
            'flex h-11.5 max-w-8.5 min-w-0 flex-1 items-center justify-center rounded-tile',
            'bg-brand font-mono font-bold text-on-brand',
            characters.length > 6 ? 'text-lg' : 'text-3xl',
            arriving && 'animate-land',
          )}
        >
          {character}
        </span>
      ))}
    </span>
  );
}

/** A received code, one tile for each character. */
export function CodeDigits(props: DigitsProps) {
  return (
    <p className="flex min-w-0 flex-1">
      <Digits {...props} />
    </p>
  );
}
