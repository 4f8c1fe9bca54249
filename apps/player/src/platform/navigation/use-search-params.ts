import { useCallback, useMemo } from 'react';
import { type Steps, useLocation, useNavigate } from './navigation.ts';

type SetSearchParams = (
  next: URLSearchParams | Readonly<Record<string, string>>,
  steps?: Steps,
) => Promise<void>;

/** What the address asks for after its `?`, and how to ask for something else on the same page. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => new URLSearchParams(search), [search]);
  const ask = useCallback<SetSearchParams>(
    (next, steps) => {
      const query = `${new URLSearchParams(next)}`;
      return navigate({ search: query && `?${query}` }, steps);
    },
    [navigate],
  );
  return [asked, ask];
}
