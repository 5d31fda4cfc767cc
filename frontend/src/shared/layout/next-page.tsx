import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@torpedo/ui-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { useErrorText } from '../errors/error-text';

type PagedList = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface NextPageProps {
  list: PagedList;
  label: string;
  /** The element around the rows; the first new row gets the focus. */
  rows: RefObject<HTMLElement | null>;
}

export function NextPage({ list, label, rows }: NextPageProps) {
  const errorText = useErrorText();
  const shown = useRef<number | null>(null);
  const rowsNow = () => rows.current?.querySelectorAll('li') ?? [];

  useEffect(() => {
    if (shown.current === null) return;
    const fresh = rowsNow()[shown.current];
    if (!fresh) return;
    shown.current = null;
    fresh.querySelector<HTMLElement>('a, button')?.focus();
  });

  function ask() {
    shown.current = rowsNow().length;
    void list.fetchNextPage();
  }

  return (
    <>
      {list.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-muted">
          {errorText(list.error)}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          className="min-h-11 justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={ask}
        >
          {label}
        </Button>
      )}
    </>
  );
}
