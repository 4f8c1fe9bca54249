import { useMemo } from 'react';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';
import { type ListState, readList, writeList } from './list-state.ts';

/** Says of a step in the history that the list lies below it, so that closing the drawer is going back. */
const OVER_LIST = { isOverList: true } as const;

export const isOverList = (step: unknown): boolean =>
  (step as { isOverList?: unknown } | null)?.isOverList === true;

type Step = {
  /** Takes the place of the present step: what is typed letter by letter is one step. */
  readonly replaces?: boolean;
};

/** The list as the address has it, and the ways to another one. */
export function useListState() {
  const { pathname, search, state: step } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readList(pathname, new URLSearchParams(search)), [pathname, search]);
  return {
    state,
    go: (next: ListState, { replaces = false }: Step = {}) =>
      navigate(writeList(next).slice(2), { replace: replaces }),
    /** Lays something over the list; Back takes it away. */
    lay: (next: ListState) =>
      navigate(writeList(next).slice(2), { state: OVER_LIST, preventScrollReset: true }),
    /** Takes it away again: one step back, or the list without it where it was opened by its address. */
    lift: (next: ListState) =>
      isOverList(step)
        ? navigate(-1)
        : navigate(writeList(next).slice(2), { replace: true, preventScrollReset: true }),
  };
}
