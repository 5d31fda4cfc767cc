import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '@torpedo/ui-kit';
import { useErrorText } from '../errors/error-text';

type PagedList = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

interface NextPageProps {
  list: PagedList;
  label: string;
}

export function NextPage({ list, label }: NextPageProps) {
  const errorText = useErrorText();
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
          className="justify-self-center"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {label}
        </Button>
      )}
    </>
  );
}
