import { LANGUAGE_REFRESH_DEBOUNCE_MS } from '@maneki/contract/constants';
import type { QueryClient } from '@tanstack/react-query';

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks again for everything that was read, since texts from the server are of the language before. A
 * visitor who tries several languages causes one round of calls.
 */
export function refreshTexts(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  page: keyof typeof LANGUAGE_REFRESH_DEBOUNCE_MS = 'home',
): void {
  clearTimeout(timer);
  timer = setTimeout(() => queryClient.invalidateQueries(), LANGUAGE_REFRESH_DEBOUNCE_MS[page]);
}
