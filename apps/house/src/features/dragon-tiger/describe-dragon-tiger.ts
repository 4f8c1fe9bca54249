import type { DragonTigerTable } from '@maneki/contract/house/dragon-tiger';
import { dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { invariant } from '@maneki/kernel/invariant';
import { fromReferenceUnits, writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { chipsOf, STAKE_MIN, viewTable } from '#features/croupier';
import type { KindState } from '#features/frame';
import type { Session } from '#features/sessions';
import { tableGameOf } from '#features/tables';
import type { HouseServices } from '#platform/services';
import { listOwnBets } from './get-seat.ts';

/** What a seat at the table needs to show itself. */
export async function describeDragonTiger(
  services: HouseServices,
  session: Session,
): Promise<KindState<'dragon-tiger'> | undefined> {
  const { database, clock } = services;
  const game = tableGameOf(services, session.gameId);
  invariant(game, `${session.gameId} is no table`);
  const table = await database.transact((tx) => viewTable(tx, game, clock.now()));
  if (!table) return undefined;
  const currency = moneyOf(session.currency);
  const inMoney = (units: number) => writeAmount(fromReferenceUnits(units, currency));
  return {
    kind: 'dragon-tiger',
    stakes: chipsOf(currency).map(writeAmount),
    limits: {
      min: inMoney(STAKE_MIN),
      mainMax: inMoney(dragonTigerRules.mostOn('DRAGON')),
      sideMax: inMoney(dragonTigerRules.mostOn('TIE')),
    },
    // Its outcome was written by these rules.
    table: table as unknown as DragonTigerTable,
    bets: await listOwnBets(services, session),
  };
}
