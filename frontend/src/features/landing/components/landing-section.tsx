import { classNames, SectionHeading } from '@torpedo/ui-kit';
import { useId, type ReactNode } from 'react';

type LandingSectionProps = {
  /** What the section is called where it is counted as seen. */
  name: string;
  /** Where links lead; the section's name in the address. */
  id?: string;
  title: string;
  lead?: string;
  className?: string;
  children: ReactNode;
};

/** One chapter of the start page: a heading, a sentence, and what they announce. */
export function LandingSection({ name, id, title, lead, className, children }: LandingSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      data-section={name}
      aria-labelledby={titleId}
      className={classNames('py-14 md:py-20', className)}
    >
      <div className="mx-auto w-full max-w-page px-4 xl:px-0">
        <SectionHeading id={titleId} size="page">
          {title}
        </SectionHeading>
        {lead && <p className="mt-3 max-w-170 text-lg text-pretty text-muted">{lead}</p>}
        <div className="mt-8 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
