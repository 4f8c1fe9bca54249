import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { lockHotList, setHotGames } from '../hot/store.ts';
import type { GameName } from '../store.ts';
import { codeOf, listManaged, type ManagedGame } from './managed-games.ts';

type Wish = {
  readonly games: readonly GameName[];
  /** The list that the operator saw, so that nobody replaces what looks different by now. */
  readonly seen: readonly string[];
};

/** Says which games are hot at the operator's merchant, in this order. */
export async function changeHotList(tx: Tx, { merchantCode }: OperatorCall, { games, seen }: Wish) {
  await lockHotList(tx, merchantCode);
  const known = await listManaged(tx, merchantCode);
  const codes = new Set(known.map(({ code }) => code));
  if (games.some((game) => !codes.has(codeOf(game))))
    return refused({ code: 'catalog.game_unknown', detail: {} });
  const before = hotCodes(known);
  if (before.join('\0') !== seen.join('\0'))
    return refused({ code: 'catalog.order_outdated', detail: {} });
  await setHotGames(tx, { merchantCode, games });
  return acted({}, { subject: 'hot games', before, after: games.map(codeOf) });
}

/** What is hot by an operator's word, in its order. */
export const listHotManaged = (games: readonly ManagedGame[]): readonly ManagedGame[] =>
  games
    .filter(({ hotPlace }) => hotPlace !== null)
    .toSorted((one, other) => one.hotPlace! - other.hotPlace!);

const hotCodes = (games: readonly ManagedGame[]) => listHotManaged(games).map(({ code }) => code);
