import { Card, SectionHeading } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

type ProfileCardProps = {
  title: string;
  /** One sentence below the title. */
  text?: string;
  /** Right of the title: a button, a badge. */
  action?: ReactNode;
  /** Below, as far as the edges of the card: rows of a list. */
  children?: ReactNode;
};

/** One subject of a group: what it is, what can be done, and its list. */
export function ProfileCard({ title, text, action, children }: ProfileCardProps) {
  return (
    <Card padding="none" className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-6 sm:py-5">
        <div className="min-w-0 flex-1 basis-56">
          <SectionHeading level={3} size="card">
            {title}
          </SectionHeading>
          {text && <p className="mt-1 text-md text-pretty text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
