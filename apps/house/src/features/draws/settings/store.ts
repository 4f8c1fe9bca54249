import { type LotteryLimits, SHIPPED_LIMITS } from '@maneki/games/lottery/stakes';
import type { Tx } from '#platform/database';

/** What an operator says of a lottery. */
export type LotterySetting = {
  readonly gameId: string;
  readonly isOffered: boolean;
  readonly isPaused: boolean;
  readonly limits: LotteryLimits;
};

/** Writes lotteries down that are here for the first time, as they are shipped. */
export async function keepLotteries(
  tx: Tx,
  games: readonly Pick<LotterySetting, 'gameId' | 'isOffered'>[],
): Promise<void> {
  await tx
    .insertInto('house.lotteries')
    .values(games.map(({ gameId, isOffered }) => ({ game_id: gameId, is_offered: isOffered })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const selectLotteries = (tx: Tx) => tx.selectFrom('house.lotteries').selectAll();

type LotteryRow = Awaited<ReturnType<ReturnType<typeof selectLotteries>['execute']>>[number];

const readLottery = (row: LotteryRow): LotterySetting => ({
  gameId: row.game_id,
  isOffered: row.is_offered,
  isPaused: row.is_paused,
  limits: {
    ticketStakeMax: row.ticket_stake_max ?? SHIPPED_LIMITS.ticketStakeMax,
    ticketPayoutMax: row.ticket_payout_max ?? SHIPPED_LIMITS.ticketPayoutMax,
    memberPayoutMax: row.member_payout_max ?? SHIPPED_LIMITS.memberPayoutMax,
    loadMax: row.load_max ?? SHIPPED_LIMITS.loadMax,
  },
});

export async function listLotteries(tx: Tx): Promise<LotterySetting[]> {
  return (await selectLotteries(tx).execute()).map(readLottery);
}

export async function findLottery(tx: Tx, gameId: string): Promise<LotterySetting | undefined> {
  const row = await selectLotteries(tx).where('game_id', '=', gameId).executeTakeFirst();
  return row && readLottery(row);
}

/** Answers whether there is such a lottery. */
export async function setLottery(
  tx: Tx,
  {
    gameId,
    isOffered,
    isPaused,
    limits,
  }: Pick<LotterySetting, 'gameId'> & Partial<Omit<LotterySetting, 'gameId'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('house.lotteries')
    .set({
      // Something is set also where nothing is wished: the row then stays as it is.
      game_id: gameId,
      ...(isOffered === undefined ? {} : { is_offered: isOffered }),
      ...(isPaused === undefined ? {} : { is_paused: isPaused }),
      ...(limits && {
        ticket_stake_max: limits.ticketStakeMax,
        ticket_payout_max: limits.ticketPayoutMax,
        member_payout_max: limits.memberPayoutMax,
        load_max: limits.loadMax,
      }),
    })
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A number that is not taken, or paid half, from an issue on. */
export type Restriction = {
  readonly play: string;
  readonly number: string;
  readonly rule: 'CLOSED' | 'HALF';
  readonly fromNo: number;
  readonly untilNo: number | null;
};

/** Those of an issue, or with `andLater` also those that begin after it. */
export async function listRestrictions(
  tx: Tx,
  wanted: { readonly gameId: string; readonly no: number; readonly andLater?: boolean },
): Promise<Restriction[]> {
  let query = tx
    .selectFrom('house.draws_restrictions')
    .select(['play', 'number', 'rule', 'from_no as fromNo', 'until_no as untilNo'])
    .where('game_id', '=', wanted.gameId)
    .where((column) =>
      column.or([column('until_no', 'is', null), column('until_no', '>', wanted.no)]),
    )
    .orderBy('play')
    .orderBy('number')
    .orderBy('from_no');
  if (!wanted.andLater) query = query.where('from_no', '<=', wanted.no);
  return (await query.execute()) as Restriction[];
}

/** Ends what is said of numbers from an issue on. */
export async function endRestrictions(
  tx: Tx,
  { gameId, play, numbers, no }: Numbers,
): Promise<void> {
  const named = tx
    .updateTable('house.draws_restrictions')
    .set({ until_no: no })
    .where('game_id', '=', gameId)
    .where('play', '=', play)
    .where('number', 'in', [...numbers])
    .where((column) => column.or([column('until_no', 'is', null), column('until_no', '>', no)]));
  await named.where('from_no', '<', no).execute();
  await tx
    .deleteFrom('house.draws_restrictions')
    .where('game_id', '=', gameId)
    .where('play', '=', play)
    .where('number', 'in', [...numbers])
    .where('from_no', '>=', no)
    .execute();
}

type Numbers = {
  readonly gameId: string;
  readonly play: string;
  readonly numbers: readonly string[];
  /** The first issue that it is about. */
  readonly no: number;
};

export async function insertRestrictions(
  tx: Tx,
  { gameId, play, numbers, no, rule }: Numbers & Pick<Restriction, 'rule'>,
): Promise<void> {
  await tx
    .insertInto('house.draws_restrictions')
    .values(numbers.map((number) => ({ game_id: gameId, play, number, from_no: no, rule })))
    .execute();
}

export async function listDaysOff(
  tx: Tx,
): Promise<{ readonly gameId: string; readonly day: string }[]> {
  return tx
    .selectFrom('house.draws_days_off')
    .select(['game_id as gameId', 'day'])
    .orderBy('game_id')
    .orderBy('day')
    .execute();
}

export async function addDayOff(
  tx: Tx,
  { gameId, day }: { readonly gameId: string; readonly day: string },
): Promise<void> {
  await tx
    .insertInto('house.draws_days_off')
    .values({ game_id: gameId, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeDayOff(
  tx: Tx,
  { gameId, day }: { readonly gameId: string; readonly day: string },
): Promise<void> {
  await tx
    .deleteFrom('house.draws_days_off')
    .where('game_id', '=', gameId)
    .where('day', '=', day)
    .execute();
}
