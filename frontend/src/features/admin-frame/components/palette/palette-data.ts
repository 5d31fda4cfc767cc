import { keepPreviousData } from '@tanstack/react-query';
import type { LinkOptions } from '@tanstack/react-router';
import type { Schemas } from '@torpedo/api-client';
import type { CommandItem } from '@torpedo/ui-kit';
import type { ReactNode } from 'react';
import { staffKeys } from '../../../../shared/back-office/staff-keys';
import { staffQuery } from '../../../../shared/back-office/staff-query';

/** An entry of the palette: a link, or an action that runs at once. */
export type PaletteEntry = CommandItem & ({ link: LinkOptions } | { run: () => void });

export interface PaletteGroup {
  id: string;
  title: string;
  count?: ReactNode;
  /** True when no name of the group contains the text, so that the group comes after the others. */
  isLoose?: boolean;
  items: PaletteEntry[];
}

export type Found = Schemas['SearchAnswerDto'];
export type FoundPerson = Found['people']['items'][number];
export type FoundOrder = Found['orders']['items'][number];

export const personName = ({ profile, email }: FoundPerson) => profile.full_name || email;

/** The customers and orders that match the text. */
export const searchQuery = (text: string) => ({
  ...staffQuery(staffKeys.search, '/api/v1/admin/search', { query: { q: text } }),
  placeholderData: keepPreviousData,
});
