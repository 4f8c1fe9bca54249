import type { DeskLottery } from '@maneki/contract/house/lottery-desk-views';
import { done } from '@maneki/kernel/outcome';
import { nameIn } from '#features/catalog';
import type { HouseSource } from '#features/play';
import type { OperatorCall } from '#platform/calls/call';
import { askLotteries, no } from './ask-lotteries.ts';
import { pageOf } from './page-of.ts';

export type Asked = Pick<OperatorCall, 'language'>;

type Wish = {
  readonly family?: DeskLottery['family'] | undefined;
  readonly drawSource?: DeskLottery['drawSource'] | undefined;
  readonly offered?: 'yes' | 'no' | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** Every lottery that fits, in the order of the house; none where there is no house. */
export async function listLotteries(house: HouseSource, { language }: Asked, wish: Wish) {
  if (!house.desk) return done({ rows: [], next: null });
  const asked = await askLotteries(house, (desk) => desk.listLotteries({}));
  if (!asked.ok) return asked;
  const { family, drawSource, offered } = wish;
  const fitting = asked.value.lotteries.filter(
    (lottery) =>
      (family === undefined || lottery.family === family) &&
      (drawSource === undefined || lottery.drawSource === drawSource) &&
      (offered === undefined || lottery.isOffered === (offered === 'yes')),
  );
  const { rows, next } = pageOf(fitting, ({ gameId }) => gameId, wish);
  return done({ rows: rows.map(describeLottery(language)), next });
}

export async function getLottery(
  house: HouseSource,
  { language }: Asked,
  { lottery }: { readonly lottery: string },
) {
  const asked = await askLotteries(house, (desk) => desk.listLotteries({}));
  if (!asked.ok) return asked;
  const known = asked.value.lotteries.find(({ gameId }) => gameId === lottery);
  return known ? done(describeLottery(language)(known)) : no('lottery.game_unknown');
}

const describeLottery =
  (language: Asked['language']) =>
  ({ gameId, listing, ...lottery }: DeskLottery) => ({
    lottery: gameId,
    name: nameIn(listing.names, language),
    ...lottery,
  });
