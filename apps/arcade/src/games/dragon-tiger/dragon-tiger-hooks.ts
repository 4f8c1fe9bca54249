import { createContext, useContext } from 'react';
import { useObserved } from '#frame/observable.ts';
import type { OpenTable } from '#table/open-table-play.ts';
import type { TableState } from '#table/table-state.ts';

export const TableContext = createContext<OpenTable<'dragon-tiger'> | null>(null);

/** The table that is played at. */
export function useTable(): OpenTable<'dragon-tiger'> {
  const table = useContext(TableContext);
  if (!table) throw new Error('nobody sits at a table here');
  return table;
}

export const usePlay = () => useTable().play;

/** A part of how things stand. Choose values, not new objects: what is equal does not render again. */
export const usePlayState = <Part>(choose: (state: TableState<'dragon-tiger'>) => Part): Part =>
  useObserved(usePlay().state, choose);
