import { tokensStartingWith, tokenValue } from './tokens-in-css';

const sample = 'O código chega. R$ 24,10';

/** Every size of text, written in that size. */
export function TypeScale() {
  return (
    <ul className="my-4! grid list-none grid-cols-1 gap-3 p-0!">
      {tokensStartingWith('type-').map((name) => (
        <li key={name} className="m-0! flex min-w-0 items-baseline gap-4 border-b border-border pb-3">
          <code className="w-28 shrink-0 font-mono text-xs text-muted">
            {name.slice('--type-'.length)} · {tokenValue(name)}
          </code>
          <span className="min-w-0 truncate" style={{ fontSize: `var(${name})` }}>
            {sample}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The three font families, with examples. */
export function Families() {
  return (
    <dl className="my-4 grid gap-4">
      {tokensStartingWith('font-').map((name) => (
        <div key={name}>
          <dt className="font-mono text-xs text-muted">
            {name.slice(2)} · {tokenValue(name).split(',')[0]?.replaceAll(/['"]/g, '')}
          </dt>
          <dd className="m-0 text-3xl" style={{ fontFamily: `var(${name})` }}>
            {sample} · 482-913
          </dd>
        </div>
      ))}
    </dl>
  );
}
