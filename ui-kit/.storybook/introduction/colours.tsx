import { tokensStartingWith } from './tokens-in-css';

const themes = ['light', 'dark'] as const;

/** Every colour of a family, as it looks in either theme. */
export function Colours({ prefixes }: { prefixes: string[] }) {
  return (
    <div className="my-4 grid grid-cols-2 overflow-hidden rounded-card border border-border">
      {themes.map((theme) => (
        <ul key={theme} data-theme={theme} className="m-0! grid list-none gap-2 bg-surface-page p-4!">
          {tokensStartingWith(...prefixes).map((name) => (
            <li key={name} className="m-0! flex items-center gap-3 text-sm text-text">
              <span
                aria-hidden
                className="size-11 shrink-0 rounded-control border border-border"
                style={{ background: `var(${name})` }}
              />
              <code className="min-w-0 font-mono wrap-anywhere">{name.slice(2)}</code>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
