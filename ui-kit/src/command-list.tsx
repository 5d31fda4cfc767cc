import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names';

export interface CommandItem {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  image?: ReactNode;
  trailing?: ReactNode;
  tone?: 'danger';
}

export interface CommandGroup {
  id: string;
  title: string;
  count?: ReactNode;
  items: readonly CommandItem[];
}

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onChoose: (id: string, newTab: boolean) => void;
}

export const itemId = (listId: string, id: string): string => `${listId}-${id}`;

export function CommandList({ id, label, groups, ...props }: CommandListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="min-h-0 flex-1 overflow-y-auto p-1.5">
      {groups.map((group) => (
        <Group key={group.id} listId={id} group={group} {...props} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<CommandListProps, 'activeId' | 'onActivate' | 'onChoose'> {
  listId: string;
  group: CommandGroup;
}

function Group({ listId, group, activeId, onActivate, onChoose }: GroupProps) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={headingId} className="pb-1">
      <p className="flex items-center justify-between gap-3 px-2.5 py-1.5 text-2xs text-muted">
        <span id={headingId} className="min-w-0 truncate">
          {group.title}
        </span>
        {group.count !== undefined && <span className="tabular-nums">{group.count}</span>}
      </p>
      {group.items.map((item) => (
        <Item
          key={item.id}
          id={itemId(listId, item.id)}
          item={item}
          active={item.id === activeId}
          onActivate={onActivate}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface ItemProps extends Pick<CommandListProps, 'onActivate' | 'onChoose'> {
  id: string;
  item: CommandItem;
  active: boolean;
}

function Item({ id, item, active, onActivate, onChoose }: ItemProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={active}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-tile px-2.5 py-1 text-sm md:min-h-9',
        'aria-selected:bg-surface-sunken [&_svg]:size-4 [&_svg]:shrink-0',
      )}
      onPointerMove={() => !active && onActivate(item.id)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(item.id, event.ctrlKey || event.metaKey)}
    >
      {item.image}
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <span
          className={classNames('max-w-full truncate font-semibold', item.tone === 'danger' && 'text-danger')}
        >
          {item.title}
        </span>
        {item.detail && <span className="max-w-full truncate text-muted">{item.detail}</span>}
      </span>
      {item.trailing && (
        <span className="flex shrink-0 items-center gap-2 text-xs text-muted tabular-nums">
          {item.trailing}
        </span>
      )}
    </div>
  );
}
