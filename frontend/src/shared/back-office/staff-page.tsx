import { Link, type LinkOptions } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { PageTitle } from '../layout/page-title';

/** The element of the frame in which a screen renders its title. */
export const TitlePlace = createContext<HTMLElement | null>(null);

interface StaffPageProps {
  /** Names the screen in the top bar and in the browser's tab. */
  title: string;
  /** A link to the list above the screen, shown as a breadcrumb. */
  parent?: ReactNode;
  /** The link that replaces the brand on a phone. */
  back?: { label: string; link: LinkOptions };
  /** Right of the title: how many rows a list has, or the place of a detail in its list. */
  count?: ReactNode;
  /** `under` stands in a second line, `end` at the right end of the title. */
  under?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

export function StaffPage({ title, parent, back, count, under, end, children }: StaffPageProps) {
  const place = useContext(TitlePlace);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {place &&
        createPortal(
          <>
            {back && (
              <Link
                {...back.link}
                data-slot="back-link"
                aria-label={back.label}
                className="touch-target -ml-1 grid size-8 shrink-0 place-items-center self-center rounded-tile md:hidden"
              >
                <ArrowLeft aria-hidden className="size-5" />
              </Link>
            )}
            {parent && (
              <span className="shrink-0 text-muted max-md:hidden">
                {parent}
                <span aria-hidden className="ml-2">
                  ›
                </span>
              </span>
            )}
            {under ? (
              <div className="min-w-0 flex-1">
                <h1 className="text-lg leading-5 wrap-anywhere">{title}</h1>
                <p className="font-sans text-xs font-normal tracking-normal wrap-anywhere text-muted">
                  {under}
                </p>
              </div>
            ) : (
              // The count is shown whole or not at all: without room it wraps into a second line, which is hidden.
              <div className="flex h-7 min-w-0 flex-1 flex-wrap items-baseline gap-x-2 overflow-hidden leading-7">
                <h1 className="max-w-full truncate">{title}</h1>
                {count !== undefined && (
                  <span className="font-sans text-sm font-normal text-muted tabular-nums">{count}</span>
                )}
              </div>
            )}
            {end && <span className="-my-1 shrink-0 self-center">{end}</span>}
          </>,
          place,
        )}
      {children}
    </>
  );
}
