import {
  compareSheet,
  placeHotGames,
  readGameSheet,
  type SheetGame,
} from '@maneki/contract/catalog/game-sheet';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import { lockHotList, setHotGames } from '../hot/store.ts';
import { listManaged, type ManagedGame } from './managed-games.ts';
import * as store from './store.ts';

/** Carries out what a sheet says of the games at the operator's merchant: all of it or nothing. */
export async function importSheet(
  tx: Tx,
  { merchantCode, now }: OperatorCall,
  { sheet }: { readonly sheet: string },
) {
  await store.lockChoices(tx, merchantCode);
  await lockHotList(tx, merchantCode);
  const games = await listManaged(tx, merchantCode);
  const read = readGameSheet(sheet, games);
  if (!read.ok) {
    const { line, value } = read.refusal.detail;
    const said = value || read.refusal.code.replace('sheet_', '').replaceAll('_', ' ');
    return refused({ code: 'catalog.sheet_wrong', detail: { line, value: said } });
  }
  const changes = compareSheet(read.value, games);
  const byCode = new Map(games.map((game) => [game.code, game]));
  const nameOf = (code: string): Pick<ManagedGame, 'vendorCode' | 'gameId'> => {
    const { vendorCode, gameId } = byCode.get(code)!;
    return { vendorCode, gameId };
  };
  const placed = changes.filter(
    ({ before, after }) => before.order !== after.order || before.isShown !== after.isShown,
  );
  await store.putPlacements(tx, {
    merchantCode,
    games: placed.map(({ after }) => ({
      ...nameOf(after.code),
      order: after.order,
      isShown: after.isShown,
    })),
  });
  if (changes.some(({ before, after }) => before.hotPlace !== after.hotPlace))
    await setHotGames(tx, { merchantCode, games: placeHotGames(read.value, games).map(nameOf) });
  if (changes.length > 0) await recordEvent(tx, now, 'catalog.changed', {});
  return acted(
    { changed: changes.length },
    {
      subject: 'sheet of games',
      before: changes.map(({ before }) => pickSheet(before)),
      after: changes.map(({ after }) => pickSheet(after)),
    },
  );
}

/** What the trail keeps of a line. */
const pickSheet = ({ code, order, isShown, hotPlace }: SheetGame) => ({
  code,
  order,
  isShown,
  hotPlace,
});
