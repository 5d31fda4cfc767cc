import { tokensStartingWith, tokenValue } from './tokens-in-css';

const steps = [1, 2, 3, 4, 6, 8, 12, 16];

/** The steps of the grid. Class names count them, so `p-4` is four steps. */
export function SpaceSteps() {
  return (
    <ul className="my-4! grid list-none gap-2 p-0!">
      {steps.map((step) => (
        <li key={step} className="m-0! flex items-center gap-4">
          <code className="w-8 shrink-0 text-right font-mono text-xs text-muted">{step}</code>
          <span className="h-4 rounded-flag bg-brand" style={{ width: `calc(${step} * var(--space))` }} />
        </li>
      ))}
    </ul>
  );
}

/** Every radius. */
export function Radii() {
  return (
    <ul className="my-4! flex list-none flex-wrap gap-4 p-0!">
      {tokensStartingWith('radius-').map((name) => (
        <li key={name} className="m-0! grid justify-items-center gap-2">
          <span
            className="size-20 border border-border-strong bg-surface-sunken"
            style={{ borderRadius: `var(${name})` }}
          />
          <code className="font-mono text-xs text-muted">{name.slice('--radius-'.length)}</code>
        </li>
      ))}
    </ul>
  );
}

/** The only shadow, which lifts a card off the page. */
export function Shadow() {
  return <div className="my-4 h-20 w-60 rounded-card border border-border bg-surface-card shadow-card" />;
}

/** Every duration; a pointer over a row plays it. */
export function Durations() {
  return (
    <ul className="my-4! grid list-none gap-3 p-0!">
      {tokensStartingWith('duration-', 'delay-', 'ease-').map((name) => (
        <li key={name} className="group/duration m-0! flex items-center gap-4">
          <code className="w-60 shrink-0 font-mono text-xs text-muted">
            {name.slice(2)} · {tokenValue(name)}
          </code>
          {name.startsWith('--duration') && (
            <span
              className="size-6 rounded-chip bg-brand transition-transform group-hover/duration:translate-x-16"
              style={{ transitionDuration: `var(${name})` }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
