import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeAll(() => house.server.change('maneki', { flags: { LOTT3: true } }));

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
  expect(seat.state.prizeModes).toEqual(['LOTT', 'ZY']);
  // Of those modes a series is chosen.
  const unsaid = await seat.buy({ ...TRADITION, no, prizeMode: 'LOTT', tickets: TWO });
  expect(unsaid.json().code).toBe('house.bet_invalid');
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
  const bought = await seat.buy({ no, prizeMode: 'LOTT', tickets });
  expect(await ticketOf(bought.json().slips[0].roundId)).toMatchObject({
    ...{ category: 'LOTT', lottery: { mode: 'LOTT', group: 'OTHER' } },
  });
});

test('a slip pays by the modes that the merchant has, and others take nothing', async () => {
  const seat = await lotteries.sit('lottossc1');
  const { no } = (await lotteries.game('lottossc1')).current!;
  const balance = async () => (await seat.getState()).balance;
  const before = await balance();
  const tickets = [{ play: 'BS_1', selection: 'BIG', stake: '500' }];
  const off = await seat.buy({ no, prizeMode: 'ELOTT', tickets });
  expect([off.statusCode, off.json().code]).toEqual([422, 'house.mode_off']);
  await house.server.change('maneki', { flags: { LOTT3: false } });
  // What a session was told holds to its end; the next one hears what the merchant has now.
  const later = await lotteries.sit('lottossc1');
  expect(later.state).toMatchObject({ prizeModes: ['ELOTT'], highestSeries: {} });
  for (const prizeMode of ['LOTT', 'ZY'] as const) {
    const refused = await later.buy({ ...TRADITION, no, prizeMode, series: 1_700, tickets: TWO });
    expect(refused.json().code).toBe('house.mode_off');
  }
  expect((await seat.buy({ no, prizeMode: 'ELOTT', tickets })).json().code).toBe('house.mode_off');
  expect(await balance()).toBe(before);
  const bought = await later.buy({ no, prizeMode: 'ELOTT', tickets });
  expect(await ticketOf(bought.json().slips[0].roundId)).toMatchObject({ category: 'ELOTT' });
  const asia = await lotteries.sit('lottoseafast5');
  expect(asia.state.prizeModes).toEqual(['SEA']);
});
