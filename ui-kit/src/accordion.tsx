import { ChevronRight, ChevronUp, Minus, Plus } from 'lucide-react';
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names';

const GroupName = createContext<string | undefined>(undefined);

export type AccordionProps = ComponentProps<'div'> & { exclusive?: boolean };

/** Questions that unfold. The browser's own disclosure, so it works without scripts and in page search. */
export function Accordion({ exclusive = false, className, ...props }: AccordionProps) {
  const name = useId();
  return (
    <GroupName.Provider value={exclusive ? name : undefined}>
      <div
        data-slot="accordion"
        className={classNames('divide-y divide-border default:border-y border-border', className)}
        {...props}
      />
    </GroupName.Provider>
  );
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title' | 'open' | 'name'> & {
  title: ReactNode;
  defaultOpen?: boolean;
  level?: 2 | 3 | 4;
  /** Chevrons where the titles are topics, and not questions. */
  sign?: 'plus' | 'chevron';
};

const SIGNS = { plus: [Plus, Minus], chevron: [ChevronRight, ChevronUp] } as const;

export function AccordionItem({
  title,
  defaultOpen = false,
  level = 3,
  sign = 'plus',
  className,
  children,
  ...props
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  const [Closed, Open] = SIGNS[sign];
  return (
    <details
      data-slot="accordion-item"
      name={useContext(GroupName)}
      open={defaultOpen}
      className={classNames('group/item', className)}
      {...props}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
        <Heading className="min-w-0 flex-1 text-control font-semibold text-pretty">{title}</Heading>
        <Closed aria-hidden className="size-5 shrink-0 group-open/item:hidden" />
        <Open aria-hidden className="hidden size-5 shrink-0 group-open/item:block" />
      </summary>
      <div className="animate-appear pr-9 pb-5 text-pretty text-muted">{children}</div>
    </details>
  );
}
