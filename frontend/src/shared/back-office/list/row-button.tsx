import { Link, type LinkOptions } from '@tanstack/react-router';
import { Tooltip } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

interface RowButtonProps {
  label: string;
  /** The key that does the same for the row that has the focus. */
  shortcut?: string;
  icon: ReactNode;
  link?: LinkOptions;
  onClick?: () => void;
}

const classes =
  'grid h-6.5 w-5.5 place-items-center rounded-tile text-muted hover:bg-surface-sunken hover:text-text [&_svg]:size-4';

/** A button over the end of a row that has the pointer or the focus. */
export function RowButton({ label, shortcut, icon, link, onClick }: RowButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut}>
      {link ? (
        <Link {...link} aria-label={label} className={classes}>
          {icon}
        </Link>
      ) : (
        <button type="button" aria-label={label} onClick={onClick} className={classes}>
          {icon}
        </button>
      )}
    </Tooltip>
  );
}
