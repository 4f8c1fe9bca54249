import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { recordEvent } from '#platform/outbox/record-event';
import type { GameName } from '../store.ts';
import type { OwnNames } from './choice.ts';
import { codeOf } from './managed-games.ts';
import * as store from './store.ts';

export type GameChange = GameName & {
  readonly isShown?: boolean | undefined;
  /** All of the merchant's own: a language that is left out goes by the name for all. */
  readonly names?: OwnNames | undefined;
  readonly picture?: string | null | undefined;
  readonly isNew?: boolean | null | undefined;
};

/** Changes what is named about a game at the operator's merchant, and leaves the rest. */
export async function changeGame(tx: Tx, call: OperatorCall, change: GameChange) {
  const { merchantCode, now } = call;
  await store.lockChoices(tx, merchantCode);
  const [game] = await store.listGameRows(tx, merchantCode, change);
  if (!game) return refused({ code: 'catalog.game_unknown', detail: {} });
  if (change.picture && !(await isPicture(tx, change.picture)))
    return refused({ code: 'catalog.picture_unknown', detail: {} });
  const { vendorCode, gameId } = game;
  const before = pickChoice(game);
  const after = {
    isShown: change.isShown ?? before.isShown,
    names: change.names ?? before.names,
    picture: change.picture === undefined ? before.picture : change.picture,
    isNew: change.isNew === undefined ? before.isNew : change.isNew,
  };
  await store.putGameChoice(tx, {
    merchantCode,
    vendorCode,
    gameId,
    isOn: after.isShown,
    names: after.names,
    icon: after.picture,
    isNew: after.isNew,
  });
  await recordEvent(tx, now, 'catalog.changed', {});
  return acted({}, { subject: `game ${codeOf(game)}`, before, after });
}

const isPicture = async (tx: Tx, path: string) =>
  (await store.listPictures(tx)).some(({ icon }) => icon === path);

const pickChoice = ({ isShown, ownNames: names, ownIcon: picture, isNew }: store.GameRow) => ({
  isShown,
  names,
  picture,
  isNew,
});
