import { BrandTile, Card, SectionHeading } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

export interface AppCardProps {
  icon: ReactNode;
  title: string;
  level: 2 | 3;
  text: ReactNode;
  failure?: string | false;
  actions?: ReactNode;
}

export function AppCard({ icon, title, level, text, failure, actions }: AppCardProps) {
  return (
    <Card padding="lg" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <BrandTile name={title} icon={icon} tone="sunken" />
      <div className="min-w-0 flex-1 basis-56">
        <SectionHeading level={level} size="card">
          {title}
        </SectionHeading>
        <p role="status" className="mt-1 text-md text-pretty text-muted">
          {text}
        </p>
        {failure && (
          <p role="alert" className="mt-1 text-md font-medium text-danger">
            {failure}
          </p>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div>}
    </Card>
  );
}
