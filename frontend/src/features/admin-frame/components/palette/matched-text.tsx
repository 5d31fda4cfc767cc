import { matchIn } from '../../rules/palette-query';

/** A label in which the searched text is marked. */
export function MatchedText({ label, text }: { label: string; text: string }) {
  const match = matchIn(label, text);
  if (!match) return label;
  return (
    <>
      {label.slice(0, match.start)}
      <mark className="rounded-flag bg-brand px-0.5 text-on-brand">
        {label.slice(match.start, match.end)}
      </mark>
      {label.slice(match.end)}
    </>
  );
}
