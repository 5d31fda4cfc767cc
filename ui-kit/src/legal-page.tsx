import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { SectionHeading } from './section-heading';

interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalContentsProps {
  label: string;
  sections: readonly LegalSection[];
}

function LegalContents({ label, sections }: LegalContentsProps) {
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

type LegalPageProps = Omit<ComponentProps<'article'>, 'title' | 'children'> & {
  title: string;
  dated: ReactNode;
  lead?: ReactNode;
  contentsLabel: string;
  sections: readonly LegalSection[];
};

/** A long text with numbered sections, a table of contents with links, and a layout for printing. */
export function LegalPage({
  title,
  dated,
  lead,
  contentsLabel,
  sections,
  className,
  ...props
}: LegalPageProps) {
  const titleId = useId();
  return (
    <article
      data-slot="legal-page"
      aria-labelledby={titleId}
      className={classNames(
        'grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_--spacing(68)] print:block',
        className,
      )}
      {...props}
    >
      <header className="max-w-170 lg:col-start-1">
        <SectionHeading id={titleId} level={1} size="page">
          {title}
        </SectionHeading>
        <p className="mt-2 text-sm text-muted">{dated}</p>
        {lead && <div className="mt-5 text-lg leading-normal text-pretty">{lead}</div>}
      </header>
      <LegalContents label={contentsLabel} sections={sections} />
      <div className="grid max-w-170 gap-10 lg:col-start-1 print:max-w-none">
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${titleId}-${section.id}`}
            className="scroll-mt-6"
          >
            <SectionHeading
              id={`${titleId}-${section.id}`}
              size="section"
              className="print:break-after-avoid"
            >
              {index + 1}. {section.title}
            </SectionHeading>
            <div
              className={classNames(
                'mt-3 grid gap-3 leading-relaxed text-pretty',
                '[&_h3]:mt-3 [&_h3]:font-semibold',
                '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1.5 [&_ol]:pl-6',
                '[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-6 [&_li]:pl-1 [&_li]:marker:text-muted',
                '[&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
              )}
            >
              {section.content}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}
