import { useMutation } from '@tanstack/react-query';
import { readError } from '@torpedo/api-client';
import { unparse } from 'papaparse';
import type { ComponentProps } from 'react';
import { confirmationQuestion, needsConfirmation } from './staff-api';

/** Saves rows as a file for a spreadsheet; texts that it would take for a formula are made harmless. */
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
 * Saves a list that the server writes as a file, after the question for the password where it needs a recent sign-in.
 * @throws ApiError
 */
export async function saveSheet(address: string): Promise<void> {
  // Without the time limit of other calls: a whole list takes as long as it takes.
  let response = await fetch(address);
  if ((await needsConfirmation(response)) && (await confirmationQuestion.ask()))
    response = await fetch(address);
  if (!response.ok) throw await readError(response, address);
  const [, name = 'list.csv'] =
    /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  saveFile(name, await response.blob());
}

interface SheetLinkProps extends Omit<ComponentProps<'a'>, 'onClick'> {
  /** Where the server answers the list as a file. */
  href: string;
}

/** A list as a file. The server asks for a recent sign-in where it holds personal data, which a plain link could not. */
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
