import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Button, Card, SectionHeading, Skeleton, SkeletonGroup } from '@torpedo/ui-kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryFailure } from '../../../shared/layout/query-failure';

interface ProfileCardProps {
  title: string;
  text?: string;
  action?: ReactNode;
  outcome?: string | undefined;
  children?: ReactNode;
}

export function ProfileCard({ title, text, action, outcome, children }: ProfileCardProps) {
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
        <Outcome>{outcome}</Outcome>
      </div>
      {children}
    </Card>
  );
}

interface LinkCardProps extends Pick<ProfileCardProps, 'title' | 'text'> {
  to: LinkProps['to'];
  action: string;
}

/** A card with a link to another screen. */
export function LinkCard({ to, action, ...card }: LinkCardProps) {
  return (
    <ProfileCard
      {...card}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={to}>{action}</Link>
        </Button>
      }
    />
  );
}

interface ProfileGroupProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function ProfileGroup({ id, title, text, children }: ProfileGroupProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-10 lg:border-t lg:border-border lg:pt-8"
    >
      <div>
        <SectionHeading id={id} tabIndex={-1} size="card" className="mb-1">
          {title}
        </SectionHeading>
        <p className="text-md text-pretty text-muted">{text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
    </section>
  );
}

function CardRowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('loading')} className="divide-y divide-border border-t border-border">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3 sm:px-6">
          <Skeleton className="size-9" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="h-3 w-56" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

interface OutcomeProps {
  children: string | undefined;
}

/** Tells screen readers the outcome, and takes the focus when the pressed element has disappeared. */
export function Outcome({ children }: OutcomeProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!children || reported.current === children || document.activeElement !== document.body) return;
    reported.current = children;
    place.current?.focus({ preventScroll: true });
  });
  return (
    <p ref={place} role="status" tabIndex={-1} className="sr-only">
      {children}
    </p>
  );
}

interface CardLoadingProps extends ComponentProps<typeof QueryFailure> {
  query: UseQueryResult | UseInfiniteQueryResult;
  rows: number;
}

/** The content of a card while its list loads or after it failed. */
export function CardLoading({ query, rows, ...props }: CardLoadingProps) {
  if (query.isPending) return <CardRowsSkeleton rows={rows} />;
  if (query.data) return null;
  return (
    <div className="border-t border-border">
      <QueryFailure query={query} {...props} />
    </div>
  );
}
