import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());

const ticketOf = async (roundId: string) => {
  const { rows } = await house.database.statement((tx) =>
    sql<{ category: string; lottery: unknown }>`
      select category, lottery from public.play_tickets where round_id = ${roundId}`.execute(tx),
  );
  return rows[0];
};

/** Somebody has 1900 at the fast five and at the dice, and the lowest elsewhere. */
const TRADITION = { playType: 'TRADITION', unitValue: '20' } as const;
const TWO = [{ play: 'DIRECT2_FIRST2', selection: '1|2', multiplier: 1 }];

test('[PLAY-6] a player bets by a series up to their own, which the platform told, and no further', async () => {
  const seat = await lotteries.sit('lottossc1');
  expect(seat.state.highestSeries).toEqual({ LOTT: 1_900, ZY: 1_900 });
  const { no } = (await lotteries.game('lottossc1')).current!;
  const buy = (series: number, prizeMode: 'LOTT' | 'ZY' = 'LOTT') =>
    seat.buy({ ...TRADITION, no, prizeMode, series, tickets: TWO });
  const above = await buy(1_902);
  expect(above.json()).toMatchObject({ code: 'house.series_invalid', detail: { max: 1_900 } });
  const bought = await buy(1_800, 'ZY');
  expect(bought.statusCode).toBe(200);
  const [slip] = bought.json().slips;
  expect(await ticketOf(slip.roundId)).toEqual({
    category: 'LOTT',
    lottery: { mode: 'ZY', group: 'SSC', series: 1_800, issue: slip.bet.issueNo },
  });
});

test('what is paid alike for all, and fixed odds, name no series, and count by their mode', async () => {
  const seat = await lotteries.sit('lottokeno1');
  expect(seat.state.highestSeries).toEqual({});
  const { no } = (await lotteries.game('lottokeno1')).current!;
  const tickets = [{ play: 'SUM_BS', selection: 'BIG', stake: '500' }];
  const counted = async (prizeMode: 'LOTT' | 'ELOTT') => {
    const bought = await seat.buy({ no, prizeMode, tickets });
    const [slip] = bought.json().slips;
    return ticketOf(slip.roundId);
  };
  expect(await counted('LOTT')).toMatchObject({
    ...{ category: 'LOTT', lottery: { mode: 'LOTT', group: 'OTHER' } },
  });
  expect(await counted('ELOTT')).toMatchObject({
    ...{ category: 'ELOTT', lottery: { mode: 'ELOTT', group: 'OTHER' } },
  });
});
