import { parseAmount } from '@maneki/kernel/money';
import { decideHeldWin, setCeilings } from '@maneki/server/features/play/index';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listOpenExceptions } from '#features/exceptions';
import { copySlip } from './testing/copy-slip.ts';
import { resultOf, startOfficialDraws } from './testing/official-draws.ts';

const { lotteries, gameId, buy, draw, look } = await startOfficialDraws();
const { house } = lotteries;
const { lotteryDesk } = house.house;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;

test('a correction that has to wait holds up no later draw, and follows', async () => {
  const first = await buy();
  house.line.fail('win', 'lost before');
  await draw(first.issue, '47');
  await lotteries.advance(1_000);
  const { no } = first.issue;
  const right = { gameId, no, result: resultOf('48') };
  expect(await lotteryDesk.resettleIssue(right)).toBe('RESETTLED');
  const second = await buy();
  await draw(second.issue, '47');
  // Both are looked at now, the one that waits first.
  await lotteries.advance(5_000);
  expect((await look(first.roundId)).slip.status).toBe('OPEN');
  expect((await look(second.roundId)).slip).toMatchObject({ status: 'SETTLED', win: '9600' });
  await house.house.recover();
  await lotteries.advance(5_000);
  expect((await look(first.roundId)).slip).toMatchObject({ status: 'SETTLED', win: '96000' });
  expect(await house.listFaults()).toEqual([]);
});

test('a corrected result that changes no win is told to records all the same', async () => {
  const { issue, roundId } = await buy();
  await draw(issue, '47');
  await lotteries.advance(1_000);
  const before = await look(roundId);
  const turnover = await lotteries.turnoverOf(roundId);
  const result = resultOf('47', '22222');
  await lotteryDesk.resettleIssue({ gameId, no: issue.no, result });
  await lotteries.advance(1_000);
  expect(await house.readRecord(roundId)).toMatchObject({ result: result.join(' ') });
  const after = await look(roundId);
  expect(after.slip).toMatchObject({ status: 'SETTLED', win: '9600', outcome: { result } });
  expect(after.balance).toBe(before.balance);
  expect(await lotteries.turnoverOf(roundId)).toBe(turnover);
  expect(await house.listFaults()).toEqual([]);
});

/** So many reference units a bet of the house may pay. */
async function limitHouse(winPerRoundMax: bigint) {
  const { services, database } = house.server;
  const scope = { providerCode: 'house', game: null, ceilings: { winPerRoundMax } };
  const changed = { at: house.clock.now(), by: 'keiko' };
  await database.transact((tx) => setCeilings(tx, scope, changed));
  services.play.ceilings.forget();
}

async function decide(roundId: string, decision: 'PAID' | 'REFUSED') {
  const { rows } = await house.database.statement((tx) =>
    sql<{ memberId: string; key: string }>`
      select member_id as "memberId", key from public.play_held_wins
       where decision is null and key like ${`${roundId}%`}`.execute(tx),
  );
  const judgement = { ...rows[0]!, providerCode: 'house', by: 'keiko', reason: 'it was drawn' };
  const now = house.clock.now();
  const { rounds } = house.server.services.play;
  expect((await decideHeldWin(rounds, { ...judgement, decision, now })).ok).toBe(true);
}

test.each([
  ['PAID', '99', '0'],
  ['REFUSED', '99', '0'],
  ['REFUSED', '48', '96000'],
] as const)(
  'a win that is held waits for its operator: %s, then %s is drawn',
  async (decision, tail, win) => {
    await limitHouse(1n);
    const { issue, roundId, before } = await buy();
    await draw(issue, '47');
    await lotteries.advance(1_000);
    await limitHouse(50_000n);
    const left = before - units('1100');
    expect((await look(roundId)).balance).toBe(left);
    await lotteryDesk.resettleIssue({ gameId, no: issue.no, result: resultOf(tail) });
    await lotteries.advance(1_000);
    expect((await look(roundId)).slip).toMatchObject({ status: 'SETTLED', win: '9600' });
    await decide(roundId, decision);
    // What became of it is learnt by one look, and counts by the next.
    await lotteries.advance(5_000);
    await lotteries.advance(5_000);
    const { slip, balance } = await look(roundId);
    expect(slip).toMatchObject({ status: 'SETTLED', win });
    expect(balance).toBe(left + units(win));
    expect(await house.readTickets(roundId)).toMatchObject([{ payout: units(win) }]);
    expect(await house.database.statement(listOpenExceptions)).toEqual([]);
    expect(await house.listFaults()).toEqual([]);
  },
);

test('each of many slips is corrected, page after page', async () => {
  const { issue, roundId } = await buy();
  await draw(issue, '47');
  await lotteries.advance(1_000);
  const copies = 250;
  await copySlip(house, { roundId, copies });
  const result = resultOf('99');
  await lotteryDesk.resettleIssue({ gameId, no: issue.no, result });
  await lotteries.advance(1_000);
  const { rows } = await house.database.statement((tx) =>
    sql<{ win: bigint; count: number }>`
      select win, count(*)::integer as count from house.rounds
       where game_id = ${gameId} and table_round = ${issue.no}
         and outcome -> 'result' = ${JSON.stringify(result)}::jsonb group by win`.execute(tx),
  );
  expect(rows).toEqual([{ win: 0n, count: copies + 1 }]);
});
