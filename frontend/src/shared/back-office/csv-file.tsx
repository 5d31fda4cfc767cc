import { useMutation } from '@tanstack/react-query';
import { readError } from '@torpedo/api-client';
import { unparse } from 'papaparse';
import type { ComponentProps } from 'react';
import { confirmationQuestion, needsConfirmation } from './staff-api';

/** Saves rows as CSV; texts that a spreadsheet would take for a formula are escaped. */
export function saveCsv(name: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const text = unparse([...rows], { escapeFormulae: true });
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Saves a list that the server writes as a file; where it needs a recent sign-in, it asks for the password first.
 * @throws ApiError
 */
export async function saveSheet(address: string): Promise<void> {
  // This call has no time limit, because a whole list may take long.
  let response = await fetch(address);
  if ((await needsConfirmation(response)) && (await confirmationQuestion.ask()))
    response = await fetch(address);
  if (!response.ok) throw await readError(response, address);
  const [, name = 'list.csv'] =
    /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  saveFile(name, await response.blob());
}

interface SheetLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** The address at which the server answers the list as a file. */
  href: string;
}

/** Links to a list as a file. Personal data needs a recent sign-in, which a plain link could not ask for. */
export function SheetLink({ href, ...rest }: SheetLinkProps) {
  const save = useMutation({ mutationFn: () => saveSheet(href) });
  return (
    <a
      {...rest}
      href={href}
      download
      aria-busy={save.isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    />
  );
}
