import '#frame/plain-game.css';
import '#table/table.css';
import './dragon-tiger.css';
import './big-road.css';
import './stage.css';
import './emblems.css';
import './spots.css';
import './table-controls.css';
import './screens.css';
import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import type { ReactNode } from 'react';
import { readAmount } from '#frame/money.ts';
import type { SessionOf } from '#frame/open-session.ts';
import { PlayProvider } from '#frame/play-context.tsx';
import { openTablePlay } from '#table/open-table-play.ts';
import { DragonTigerGame } from './dragon-tiger-game.tsx';
import { TableContext } from './dragon-tiger-hooks.ts';

/** Both cards lie open by then; `dragon-tiger.css` turns them at the same pace. */
const OPEN_AFTER_MS = 2_600;

export function mountDragonTiger(session: SessionOf<'dragon-tiger'>): ReactNode {
  const { mainMax, sideMax } = session.state.limits;
  const table = openTablePlay<'dragon-tiger'>(session, {
    dealing: { dealingMs: dragonTigerRules.phases.dealingMs, openAfterMs: OPEN_AFTER_MS },
    mostOn: (spot) => readAmount(spot === 'DRAGON' || spot === 'TIGER' ? mainMax : sideMax),
  });
  return (
    <PlayProvider play={table.play}>
      <TableContext value={table}>
        <DragonTigerGame />
      </TableContext>
    </PlayProvider>
  );
}
