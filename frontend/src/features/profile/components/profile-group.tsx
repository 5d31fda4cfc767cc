import { SectionHeading } from '@torpedo/ui-kit';
import { useId, type ReactNode } from 'react';

type ProfileGroupProps = {
  title: string;
  /** What the group is about, in one sentence. */
  text: string;
  /** Cards, one below the other. */
  children: ReactNode;
};

/** Cards that belong together; their name stands above them on a phone and beside them on a desktop. */
export function ProfileGroup({ title, text, children }: ProfileGroupProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-3 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10 lg:border-t lg:border-border lg:pt-8"
    >
      <div>
        <SectionHeading id={headingId} size="card" className="mb-1">
          {title}
        </SectionHeading>
        <p className="text-md text-pretty text-muted">{text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}
