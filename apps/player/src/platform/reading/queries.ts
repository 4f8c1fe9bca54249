import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '../call/call.ts';

const STALE_MS = 60_000;
const RETRIES_MAX = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        // Reads may be repeated; a refusal would only be said again.
        retry: (count, error) => error instanceof UnreachableError && count < RETRIES_MAX,
      },
    },
  });
}
