import { Button } from '@maneki/ui/button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type MoreButtonProps = {
  readonly query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly text: string;
};

/** Reads the next page of a short list; nothing where there is none. */
export function MoreButton({ query, text }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      kind="quiet"
      isWide
      isPending={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
    >
      {text}
    </Button>
  );
}
