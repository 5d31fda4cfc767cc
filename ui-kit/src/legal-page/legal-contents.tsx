import type { ReactNode } from 'react';

export interface LegalSection {
  /** The anchor in the address: it stays what it is once published. */
  id: string;
  title: string;
  /** Paragraphs, lists and subheadings of the document's own; plain elements are styled here. */
  content: ReactNode;
}

interface LegalContentsProps {
  label: string;
  sections: readonly LegalSection[];
}

/** The way to each section: above the text on a phone, beside it and always in view elsewhere. */
export function LegalContents({ label, sections }: LegalContentsProps) {
  return (
    <nav
      aria-label={label}
      className="rounded-card border border-border bg-surface-card p-4 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh_-_--spacing(32))] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p aria-hidden className="mb-1 px-2 text-sm font-semibold">
        {label}
      </p>
      <ol className="gap-x-4 sm:max-lg:columns-2">
        {sections.map((section, index) => (
          <li key={section.id} className="break-inside-avoid">
            <a
              href={`#${section.id}`}
              className="flex min-h-11 items-center gap-2.5 rounded-tile px-2 py-1.5 text-md text-muted transition-colors duration-(--duration-fast) hover:bg-surface-sunken hover:text-text"
            >
              <span className="w-5 shrink-0 text-right tabular-nums">{index + 1}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
