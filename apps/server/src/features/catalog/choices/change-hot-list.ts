import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { setHotGames } from '../hot/store.ts';
import type { GameName } from '../store.ts';
import { codeOf, listManaged, type ManagedGame } from './managed-games.ts';

/** Says which games are hot at the operator's merchant, in this order. */
export async function changeHotList(
  tx: Tx,
  { merchantCode }: OperatorCall,
  games: readonly GameName[],
) {
  const known = await listManaged(tx, merchantCode);
  const codes = new Set(known.map(({ code }) => code));
  if (games.some((game) => !codes.has(codeOf(game))))
    return refused({ code: 'catalog.game_unknown', detail: {} });
  await setHotGames(tx, { merchantCode, games });
  const before = hotCodes(known);
  return acted({}, { subject: 'hot games', before, after: games.map(codeOf) });
}

/** What is hot by an operator's word, in its order. */
export const listHotManaged = (games: readonly ManagedGame[]): readonly ManagedGame[] =>
  games
    .filter(({ hotPlace }) => hotPlace !== null)
    .toSorted((one, other) => one.hotPlace! - other.hotPlace!);

const hotCodes = (games: readonly ManagedGame[]) => listHotManaged(games).map(({ code }) => code);
