import { useLayoutEffect, useRef, useState } from 'react';
import { CopyIconButton } from '../../src/copy';
import { contrastOf, counterpartOf, hexOf, rgbOf } from './contrast';
import { tokensStartingWith } from './tokens-in-css';

const themes = ['light', 'dark'] as const;

/** Tokens with the prefix of a family that are not colours. */
const NUMBERS = new Set(['--brand-hue']);

/** Every colour of a family in both themes: its value, and its contrast to the colour that it is read on. */
export function Colours({ prefixes }: { prefixes: string[] }) {
  return (
    <div className="my-4 grid overflow-hidden rounded-card border border-border sm:grid-cols-2">
      {themes.map((theme) => (
        <ul key={theme} data-theme={theme} className="m-0! grid list-none gap-2 bg-surface-page p-4!">
          {tokensStartingWith(...prefixes)
            .filter((name) => !NUMBERS.has(name))
            .map((name) => (
              <Colour key={name} name={name} />
            ))}
        </ul>
      ))}
    </div>
  );
}

function Colour({ name }: { name: string }) {
  const swatch = useRef<HTMLSpanElement>(null);
  const [facts, setFacts] = useState('');
  const counterpart = counterpartOf(name);

  // Only the browser knows the values of the tokens in the theme around it.
  useLayoutEffect(() => {
    if (!swatch.current) return;
    const { backgroundColor, color } = getComputedStyle(swatch.current);
    const [own, other] = [rgbOf(backgroundColor), rgbOf(color)];
    setFacts(`${hexOf(own)} · ${contrastOf(own, other).toFixed(1)} : 1 with ${counterpart.slice(2)}`);
  }, [counterpart]);

  return (
    <li className="m-0! flex items-center gap-3 text-sm text-text">
      <span
        ref={swatch}
        aria-hidden
        className="size-11 shrink-0 rounded-control border border-border"
        style={{ background: `var(${name})`, color: `var(${counterpart})` }}
      />
      <span className="min-w-0 flex-1">
        <code className="block font-mono wrap-anywhere">{name.slice(2)}</code>
        <span className="font-mono text-xs text-muted">{facts}</span>
      </span>
      <CopyIconButton value={`var(${name})`} label={`Copy var(${name})`} copiedLabel="Copied" />
    </li>
  );
}
