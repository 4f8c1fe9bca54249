import { type ComponentType, useEffect, useState } from 'react';
import { useInSight } from '#platform/moments/use-in-sight.ts';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';
import { words } from '#platform/words/words.ts';

export type TableName = { readonly vendor: string; readonly gameId: string };

export type TableStateProps = TableName & { readonly isInSight: boolean };

/**
 * Where a tile says what its table does now. The code for it, its words and what it asks for come once such a
 * tile is in sight; until then, and where nobody answers, the art stands there alone.
 */
export function TableFoot(table: TableName) {
  const [foot, isInSight] = useInSight<HTMLDivElement>();
  const [State, setState] = useState<ComponentType<TableStateProps>>();
  const isWanted = isInSight && !State;
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    loadState().then(
      (loaded) => isGone || setState(() => loaded),
      (error) => isGone || reportUnlessOffline(error),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return (
    <div ref={foot} className="relative size-full rounded-b-[inherit]">
      {State && <State {...table} isInSight={isInSight} />}
    </div>
  );
}

async function loadState() {
  const [{ TableState }] = await Promise.all([
    import('./table-state.tsx'),
    words.ensure(['tables']),
  ]);
  return TableState;
}
