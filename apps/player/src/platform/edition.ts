import type { QueryClient } from '@tanstack/react-query';

/** Counts what has changed among all that a page has read: the same number as long as nothing has. */
export function countEditions(client: QueryClient): () => number {
  const cache = client.getQueryCache();
  const known = new WeakMap<object, unknown>();
  let edition = 0;
  cache.subscribe(({ type, query }) => {
    if (type === 'added') known.set(query, query.state.data);
    if (type !== 'updated' || known.get(query) === query.state.data) return;
    // Every visitor's status follows the document that all of them share; the frame alone shows it.
    if (query.queryKey[0] === 'site') return;
    known.set(query, query.state.data);
    edition += 1;
  });
  return () => edition;
}
