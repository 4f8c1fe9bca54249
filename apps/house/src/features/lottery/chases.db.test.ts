import type { LotteryRoundView } from '@maneki/contract/house/lottery';
import { parseAmount } from '@maneki/kernel/money';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { keyOfIssue } from './slips/find-earlier.ts';
import { placeSlip } from './slips/place-slip.ts';
import { readWish } from './slips/read-wish.ts';
import { startLotteries } from './testing/test-lotteries.ts';

const lotteries = await startLotteries();
const { house } = lotteries;
afterAll(() => house.dispose());
beforeEach(() => house.line.heal());

const units = (text: string): bigint => parseAmount(text)!;
const gameId = 'lottossc1';
/** Any digit in the last three wins, so that whoever has all ten wins each time. */
const sure = [{ play: 'ANY1_LAST3', selection: '0,1,2,3,4,5,6,7,8,9', multiplier: 1 }];
const never = [{ play: 'DIRECT5', selection: '0|1|2|3|4', multiplier: 1 }];

async function chase(tickets: typeof sure, { stopsOnWin = true, times = [1, 2, 3] } = {}) {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  const before = units((await seat.getState()).balance);
  const issues = times.map((multiplier, place) => ({ no: no + place, multiplier }));
  const unitValue = tickets === never ? '2' : '20';
  const wish = {
    no,
    playType: 'TRADITION' as const,
    unitValue,
    tickets,
    chase: { issues, stopsOnWin },
  };
  const key = crypto.randomUUID();
  const buy = () => seat.buy({ ...wish, key });
  return { seat, no, drawAt, before, buy, answer: await buy() };
}

test('a chase is one slip for each issue, all paid for at once, and a win gives the rest back', async () => {
  const { seat, no, drawAt, before, buy, answer } = await chase(sure);
  expect(answer.statusCode).toBe(200);
  const slips = answer.json().slips as LotteryRoundView[];
  expect(slips.map(({ roundNo, stake }) => [roundNo, stake])).toEqual([
    [no, '200'],
    [no + 1, '400'],
    [no + 2, '600'],
  ]);
  expect(units(answer.json().balance)).toBe(before - units('1200'));
  expect((await buy()).json().slips.map(({ roundId }: LotteryRoundView) => roundId)).toEqual(
    slips.map(({ roundId }) => roundId),
  );
  await lotteries.until(drawAt);
  const [view] = await seat.listChases();
  expect(view).toMatchObject({ status: 'STOPPED', stopsOnWin: true });
  expect(view!.issues.map(({ status }) => status)).toEqual(['SETTLED', 'VOIDED', 'VOIDED']);
  const won = units(view!.issues[0]!.win);
  expect(won).toBeGreaterThan(0n);
  expect(units((await seat.getState()).balance)).toBe(before - units('200') + won);
  expect((await lotteries.deskIssue(gameId, no + 1)).loads).toEqual([]);
  expect(await house.readRecord(slips[1]!.roundId)).toMatchObject({ result: 'STOPPED_ON_WIN' });
  expect(await house.listFaults()).toEqual([]);
});

test('issues that are drawn at once after a standstill stop a chase in their order', async () => {
  const { seat, before } = await chase(sure);
  await lotteries.advance(5 * 60_000);
  const [view] = await seat.listChases();
  expect(view!.issues.map(({ status }) => status)).toEqual(['SETTLED', 'VOIDED', 'VOIDED']);
  const won = units(view!.issues[0]!.win);
  expect(units((await seat.getState()).balance)).toBe(before - units('200') + won);
});

test('a chase without a win goes through all of its issues', async () => {
  const { seat } = await chase(never, { times: [12, 12] });
  await lotteries.advance(3 * 60_000);
  const [view] = await seat.listChases();
  expect(view).toMatchObject({ status: 'DONE' });
  expect(view!.issues.map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED']);
});

test('what of a chase is not open yet can be given back', async () => {
  const { seat, before } = await chase(sure, { stopsOnWin: false });
  const { chaseId } = (await seat.listChases())[0]!;
  const answer = await seat.cancelChase(chaseId);
  expect(answer.json().chase.status).toBe('CANCELLED');
  expect(answer.json().chase.issues.map(({ status }: { status: string }) => status)).toEqual([
    'OPEN',
    'VOIDED',
    'VOIDED',
  ]);
  expect(units(answer.json().balance)).toBe(before - units('200'));
  expect((await seat.cancelChase(chaseId)).json().code).toBe('house.not_cancellable');
  await lotteries.advance(60_000);
  expect((await seat.listChases())[0]!.issues[0]!.status).toBe('SETTLED');
  expect(await house.listFaults()).toEqual([]);
});

test('what cannot be given back any more goes on as it was', async () => {
  const { seat, drawAt } = await chase(sure, { stopsOnWin: false, times: [1, 2] });
  const { chaseId } = (await seat.listChases())[0]!;
  await lotteries.until(drawAt);
  expect((await seat.cancelChase(chaseId)).json().code).toBe('house.not_cancellable');
  expect((await seat.listChases())[0]).toMatchObject({ chaseId, status: 'RUNNING' });
});

test('a key that follows from the key of a chase and was used before is told as reused', async () => {
  const seat = await lotteries.sit(gameId);
  const { no } = await lotteries.fresh(gameId);
  const key = crypto.randomUUID();
  const wish = { playType: 'TRADITION' as const, unitValue: '20', tickets: sure };
  await seat.buy({ ...wish, no, key: keyOfIssue(key, no + 1) });
  const { balance } = await seat.getState();
  const issues = [0, 1].map((place) => ({ no: no + place, multiplier: 1 }));
  const answer = await seat.buy({ ...wish, no, key, chase: { issues, stopsOnWin: false } });
  expect(answer.json().code).toBe('house.key_reused');
  expect((await seat.getState()).balance).toBe(balance);
});

test('a chase whose first issue is drawn before it runs is given back whole', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  const { balance } = await seat.getState();
  const buyer = await lotteries.buyerOf(seat);
  const issues = [0, 1, 2].map((place) => ({ no: no + place, multiplier: 1 }));
  const wish = { key: crypto.randomUUID(), no, playType: 'TRADITION', prizeMode: 'ELOTT' } as const;
  const chase = { issues, stopsOnWin: false };
  const sent = { ...wish, unitValue: '20', tickets: sure, chase };
  const read = readWish({ game: buyer.game, currency: 'JPY', prizeModes: null }, sent);
  if (!read.ok) throw new Error(read.refusal.code);
  let bets = 0;
  const services = lotteries.serve(async (path, ...call) => {
    const reply = await house.line.callPlatform(path, ...call);
    // The draw comes while the last stake is on its way.
    if (path.endsWith('/bet') && ++bets === issues.length) await lotteries.until(drawAt);
    return reply;
  });
  const asked = { ...read.value, askedAt: house.clock.now() };
  expect(await placeSlip(services, buyer, asked)).toMatchObject({
    ok: false,
    refusal: { code: 'house.temporary' },
  });
  const [view] = await seat.listChases();
  expect(view).toMatchObject({ status: 'CANCELLED' });
  expect(view!.issues.map(({ status }) => status)).toEqual(['VOIDED', 'VOIDED', 'VOIDED']);
  expect((await seat.getState()).balance).toBe(balance);
  expect(await house.listFaults()).toEqual([]);
});

test('a wish that comes again while its chase is being placed is answered as being checked, never refused', async () => {
  const seat = await lotteries.sit(gameId);
  const { no, drawAt } = await lotteries.fresh(gameId);
  const buyer = await lotteries.buyerOf(seat);
  const issues = [0, 1, 2].map((place) => ({ no: no + place, multiplier: 1 }));
  const wish = { key: crypto.randomUUID(), no, playType: 'TRADITION', prizeMode: 'ELOTT' } as const;
  const chase = { issues, stopsOnWin: false };
  const sent = { ...wish, unitValue: '20', tickets: sure, chase };
  const read = readWish({ game: buyer.game, currency: 'JPY', prizeModes: null }, sent);
  if (!read.ok) throw new Error(read.refusal.code);
  const asked = { ...read.value, askedAt: house.clock.now() };
  const again: Awaited<ReturnType<typeof placeSlip>>[] = [];
  const services = lotteries.serve(async (path, ...call) => {
    if (path.endsWith('/bet')) again.push(await placeSlip(lotteries.serve(), buyer, asked));
    return house.line.callPlatform(path, ...call);
  });
  const first = await placeSlip(services, buyer, asked);
  if (!first.ok) throw new Error(first.refusal.code);
  const ids = first.value.rounds.map(({ id }) => id);
  expect(again).toHaveLength(issues.length);
  for (const answer of again) {
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.balance).toBeUndefined();
    expect(answer.value.rounds.map(({ id }) => id)).toEqual(ids);
  }
  const [view] = await seat.listChases();
  expect(view).toMatchObject({ status: 'RUNNING' });
  // The next test begins without it.
  await seat.cancelChase(view!.chaseId);
  await lotteries.until(drawAt);
  expect(await house.listFaults()).toEqual([]);
});

test('a chase of which one stake is not taken takes none', async () => {
  const seat = await lotteries.sit(gameId);
  const { balance } = await seat.getState();
  const { no } = await lotteries.fresh(gameId);
  // The first is taken, the answer to the second is lost.
  let bets = 0;
  house.line.fail('bet');
  const issues = [0, 1, 2].map((place) => ({ no: no + place, multiplier: 1 }));
  const wish = { no, playType: 'TRADITION' as const, unitValue: '20', tickets: sure };
  const first = seat.buy({ ...wish, chase: { issues, stopsOnWin: false } });
  while (bets === 0) {
    await new Promise(setImmediate);
    bets = house.line.sent.filter((call) => call === 'bet').length;
    if (bets > 0) house.line.fail('bet', 'lost after');
  }
  expect((await first).json().code).toBe('house.temporary');
  expect((await seat.getState()).balance).toBe(balance);
  expect((await seat.listChases())[0]).toMatchObject({ status: 'CANCELLED' });
  expect(await house.listFaults()).toEqual([]);
});

test('a chase that failed is refused again when its wish comes again, and takes nothing either time', async () => {
  const seat = await lotteries.sit(gameId);
  const { balance } = await seat.getState();
  const { no } = await lotteries.fresh(gameId);
  house.line.fail('bet', 'lost before');
  const issues = [0, 1, 2, 3].map((place) => ({ no: no + place, multiplier: 1 }));
  const key = crypto.randomUUID();
  const wish = { key, no, playType: 'TRADITION' as const, unitValue: '20', tickets: sure };
  const buy = () => seat.buy({ ...wish, chase: { issues, stopsOnWin: false } });
  expect((await buy()).json().code).toBe('house.temporary');
  // What nobody was asked for is over at once, and loads no number any more.
  const [view] = await seat.listChases();
  expect(view!.issues.map(({ status }) => status)).toEqual(Array(4).fill('VOIDED'));
  for (const issue of issues)
    expect((await lotteries.deskIssue(gameId, issue.no)).loads).toEqual([]);
  const again = await buy();
  expect([again.statusCode === 200, again.json().code]).toEqual([false, 'house.temporary']);
  expect((await seat.getState()).balance).toBe(balance);
  expect(await house.listFaults()).toEqual([]);
});
