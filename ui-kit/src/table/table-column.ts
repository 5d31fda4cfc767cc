import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  /** Names the column in a sort. */
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures: at the right, digits under digits. */
  numeric?: boolean;
  sortable?: boolean;
  /** Left out where the screen is narrower; say there what it says some other way. */
  from?: 'md' | 'lg' | 'xl';
}

/** What the cells of a column have in common, from its head to its last row. */
export const cellVariants = cva('border-border px-3 first:pl-4 last:pr-4', {
  variants: {
    numeric: { true: 'text-right tabular-nums', false: 'text-left' },
    from: {
      all: '',
      md: 'max-md:hidden',
      lg: 'max-lg:hidden',
      xl: 'max-xl:hidden',
    },
  },
});
