import { randomUUID } from 'node:crypto';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { TABLE_GAMES } from '@maneki/games/tables/table-games';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, expect, test } from 'vitest';
import { findSession } from '#features/sessions';
import { startTestHouse } from '#testing/test-house';
import { layBets } from './lay-bets.ts';

const house = await startTestHouse();
afterAll(() => house.dispose());
const { clock, database } = house;
const { gameId, vendor } = DRAGON_TIGER;
const game = TABLE_GAMES.find((one) => one.gameId === gameId)!;
const table = async () => (await house.house.readTables())[0]!;

const sit = async (username: string) => {
  const { token, playerId } = await house.sitDown({ username, vendor, gameId });
  const session = await findSession({ clock, database }, { token, address: '127.0.0.1' });
  return { token, playerId, session: session! };
};

test('a bet that the house heard of in time is laid until the cards are dealt, and no late one', async () => {
  await house.house.advanceTables();
  const { session } = await sit('sakura');
  const { roundNo, closesAt } = await table();
  const lay = (heardMs: number) =>
    database.transact((tx) => {
      const askedAt = new Date(Date.parse(closesAt) + heardMs);
      const stakes = { DRAGON: parseAmount('500')! };
      const wish = { session, askedAt, key: randomUUID(), roundNo, stakes };
      return layBets(tx, { clock }, { game, wishes: [wish] });
    });
  const refused = [{ ok: false, refusal: { code: 'house.bets_closed', detail: {} } }];
  clock.advance(Date.parse(closesAt) - clock.now().getTime() + 100);
  await house.house.advanceTables();
  expect((await table()).phase).toBe('CLOSED');
  expect(await lay(0)).toEqual(refused);
  expect(await lay(-1)).toMatchObject([{ ok: true, value: { isNew: true } }]);
  clock.advance(dragonTigerRules.phases.closedMs);
  // Also where nobody has dealt them yet.
  expect(await lay(-1)).toEqual(refused);
  await house.house.advanceTables();
  expect((await table()).phase).toBe('DEALING');
  expect(await lay(-1)).toEqual(refused);
});

test('of a crowd that comes at once each bet is laid by itself: limits and sameness hold among them', async () => {
  const seats = [await sit('sakura'), await sit('agent01')];
  const phases = Object.values(dragonTigerRules.phases);
  for (let turn = 0; turn < 8 && (await table()).phase !== 'BETTING'; turn += 1) {
    clock.advance(phases[turn % phases.length]!);
    await house.house.advanceTables();
  }
  const { roundNo } = await table();
  const key = randomUUID();
  const most = String(150 * dragonTigerRules.mostOn('TIE'));
  const bet = (seat: number, stakes: Record<string, string>, as: string = randomUUID()) =>
    house
      .call('POST', '/tables/bets', {
        token: seats[seat]!.token,
        body: { key: as, roundNo, stakes },
      })
      .then((answer) => {
        const told = answer.json();
        return answer.statusCode === 200 ? told.round.roundId : told.code;
      });
  const [first, again, other, full, over, elsewhere] = await Promise.all([
    bet(0, { DRAGON: '500' }, key),
    bet(0, { DRAGON: '500' }, key),
    bet(0, { DRAGON: '600' }, key),
    bet(0, { TIE: most }),
    bet(0, { TIE: '150' }),
    bet(1, { TIE: '150' }),
  ]);
  // Whichever comes first is laid: the other terms of its key, or what is too much beside it, are not.
  expect(again).toBe(first);
  expect([first, other]).toContain('house.key_reused');
  expect([full, over]).toContain('house.stake_over_limit');
  expect(new Set([first, other, full, over, elsewhere]).size).toBe(5);
  // What is shown is as old as that.
  clock.advance(300);
  expect(await table()).toMatchObject({
    players: 2,
    totals: { DRAGON: { bets: 1 }, TIE: { bets: 2 } },
  });
  expect(await house.listFaults()).toEqual([]);
});
