import type { ReactNode } from 'react';

/** Facts with a dot between them. Where a line breaks, the dot falls outside instead of hanging at its end. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="block overflow-hidden">
      <span className="-ml-3 flex flex-wrap">
        {facts.map((fact, place) => (
          <span key={place} className="flex min-w-0">
            <span className="w-3 shrink-0 text-center whitespace-pre">{place > 0 && ' · '}</span>
            <span className="min-w-0 wrap-anywhere">{fact}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
