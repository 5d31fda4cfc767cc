import type { LinkOptions } from '@tanstack/react-router';
import type { CommandItem } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';

/** Something that the palette offers: a way to somewhere, or something to do at once. */
export type PaletteEntry = CommandItem & ({ link: LinkOptions } | { run: () => void });

export interface PaletteGroup {
  id: string;
  title: string;
  count?: ReactNode;
  items: PaletteEntry[];
}
