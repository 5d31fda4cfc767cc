import { useMutation } from '@tanstack/react-query';
import { bodyOf } from '@torpedo/api-client';
import type { ComponentProps } from 'react';
import { api } from '../../../shared/api/client';
import type { Currency } from '../../../shared/balance';
import { useWallet } from '../../../shared/session/wallet';
import { spreadsheetHref, spreadsheetParams } from '../api/statement-query';
import type { StatementFilter } from '../rules/statement-filter';

interface SpreadsheetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  currency: Currency;
  filter: StatementFilter;
}

/** The statement as a file. For a team it is fetched, because a plain link cannot name the account. */
export function SpreadsheetLink({ currency, filter, ...rest }: SpreadsheetLinkProps) {
  const { team } = useWallet();
  const save = useMutation({
    mutationFn: () =>
      bodyOf(
        api.GET('/api/v1/wallets/{currency}/transactions', {
          params: { path: { currency }, query: spreadsheetParams(filter) },
          parseAs: 'blob',
        }),
      ),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file);
      Object.assign(document.createElement('a'), { href: address, download: 'statement.csv' }).click();
      URL.revokeObjectURL(address);
    },
  });
  return (
    <a
      {...rest}
      href={spreadsheetHref(currency, filter)}
      download
      aria-busy={save.isPending || undefined}
      onClick={(event) => {
        if (!team) return;
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    />
  );
}
