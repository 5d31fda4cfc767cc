import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { saveSheet } from './csv-file';

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
