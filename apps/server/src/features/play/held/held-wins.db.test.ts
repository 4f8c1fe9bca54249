import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { DEFAULT_CEILINGS } from '../ceilings/ceiling.ts';
import { setCeilings } from '../ceilings/set-ceilings.ts';
import { listOverdueRounds, OVERDUE_AFTER_MS } from '../exceptions/list-overdue-rounds.ts';
import { playInvariants } from '../invariants/play-invariants.ts';
import { NOON, openTable, type Table } from '../testing/open-table.ts';
import { decideHeldWin } from './decide-held-win.ts';
import type { Decision } from './held-win.ts';
import { listHeldWins } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

/** One reference unit in yen. */
const UNIT = 1_500_000n;
const BALANCE = 1_000n * UNIT;

let tables = 0;
/** A provider that may pay ten reference units a bet, five as jackpots, and fifty a day. */
async function openStrictTable() {
  tables += 1;
  const providerCode = `strict-${tables}`;
  const table = await openTable(database, providerCode);
  await database.transact((tx) =>
    setCeilings(
      tx,
      {
        providerCode,
        game: null,
        ceilings: {
          ...DEFAULT_CEILINGS,
          winPerRoundMax: 10n,
          jackpotMax: 5n,
          exposurePerDayMax: 50n,
        },
      },
      { at: NOON, by: 'keiko' },
    ),
  );
  const sitDown = () => table.sitDown({ balance: BALANCE });
  const decide = ({ memberId }: Table, key: string, decision: Decision) =>
    decideHeldWin(table.services, {
      ...{ memberId, providerCode, key, decision },
      ...{ by: 'keiko', reason: 'the provider proved it', now: NOON },
    });
  return { ...table, sitDown, decide, providerCode };
}

const run = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await database.statement((tx) => query.execute(tx))).rows;

const balanceOf = async ({ memberId }: Table) => {
  const [row] = await run(sql<{ available: bigint }>`
    select available from wallet_accounts where member_id = ${memberId}`);
  return row!.available;
};

const ticketOf = async ({ memberId }: Table, txId: string) => {
  const [row] = await run(sql<Record<string, unknown>>`
    select status, payout, held from play_tickets
     where member_id = ${memberId} and tx_id = ${txId}`);
  return row!;
};

const exceptionsOf = ({ memberId }: Table) =>
  run(sql<Record<string, unknown>>`
    select kind, reference, detail, resolved_by, resolution from play_exceptions
     where member_id = ${memberId} order by id`);

const findBroken = async (): Promise<string[]> => {
  const invariants = [...walletInvariants, ...playInvariants];
  const verdicts = await checkFully(database, { invariants, now: NOON });
  return verdicts.filter(({ count }) => count > 0).map(({ invariant }) => invariant);
};

const HELD = { status: 'OK', outcome: 'HELD' } as const;

test('a win at its ceiling is paid, one beyond it is held: no money moves, and a person is told', async () => {
  const { sitDown, providerCode } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b1', UNIT);
  expect(await seat.win('w1', 'b1', 10n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  await seat.bet('b2', UNIT);
  const balance = await balanceOf(seat);
  expect(await seat.win('w2', 'b2', 10n * UNIT + 1n)).toEqual({
    ...HELD,
    balance,
    currency: 'JPY',
  });
  expect(await balanceOf(seat)).toBe(balance);
  expect(await ticketOf(seat, 'b2')).toEqual({
    status: 'PENDING',
    payout: 0n,
    held: 10n * UNIT + 1n,
  });
  expect(await exceptionsOf(seat)).toMatchObject([
    {
      kind: 'WIN_HELD',
      reference: `${seat.memberId}:w2`,
      detail: { roundId: 'round', betTxId: 'b2', amount: '15000001', ceiling: 'WIN_PER_ROUND' },
      resolved_by: null,
    },
  ]);
  const waiting = await database.statement((tx) => listHeldWins(tx, { limit: 100 }));
  expect(waiting.filter((held) => held.providerCode === providerCode)).toMatchObject([
    { key: 'w2', amount: 10n * UNIT + 1n, ceiling: 'WIN_PER_ROUND', decision: null },
  ]);
  expect(await findBroken()).toEqual([]);
});

test('parts of a win are held once together they pass the ceiling', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  const isPart = { final: false };
  expect(await seat.win('w1', 'b', 6n * UNIT, isPart)).toMatchObject({ outcome: 'APPLIED' });
  expect(await seat.win('w2', 'b', 5n * UNIT, isPart)).toMatchObject(HELD);
  expect(await seat.win('w3', 'b', 4n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  expect(await ticketOf(seat, 'b')).toEqual({ status: 'WON', payout: 10n * UNIT, held: 5n * UNIT });
});

test('jackpots have a ceiling of their own, on top', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 10n * UNIT, { final: false });
  const jackpot = { jackpot: true, final: false } as const;
  expect(await seat.win('j1', 'b', 5n * UNIT, jackpot)).toMatchObject({ outcome: 'APPLIED' });
  expect(await seat.win('j2', 'b', 1n, jackpot)).toMatchObject(HELD);
});

test('[PLAY-7] a held win that is told again gets its first answer, another under its number none', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  const again = { ...HELD, replayed: true };
  expect(await seat.win('w', 'b', 11n * UNIT)).toMatchObject(again);
  expect(await seat.win('w', 'b', UNIT)).toMatchObject({ status: 'TX_MISMATCH' });
  expect(await seat.status('w')).toMatchObject({ outcome: 'HELD' });
  expect(await seat.status('b')).toMatchObject({ outcome: 'HELD' });
  expect((await decide(seat, 'w', 'PAID')).ok).toBe(true);
  expect(await seat.win('w', 'b', 11n * UNIT)).toMatchObject(again);
  expect(await seat.status('w')).toMatchObject({ outcome: 'APPLIED' });
  expect(await seat.status('b')).toMatchObject({ outcome: 'SETTLED' });
});

test('of many repetitions at once one is held, and the rest are told so', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => seat.win('w', 'b', 11n * UNIT)),
  );
  expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(10);
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
  expect(await ticketOf(seat, 'b')).toMatchObject({ held: 11n * UNIT });
});

test('while a win is held its round cannot be closed, nor its bet rolled back', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  expect(await seat.close(UNIT, 11n * UNIT)).toEqual({ status: 'ROUND_HELD' });
  expect(await seat.rollback('r', 'b')).toMatchObject({ status: 'ROUND_SETTLED' });
  await decide(seat, 'w', 'PAID');
  expect(await seat.close(UNIT, 11n * UNIT)).toEqual({ status: 'OK', flagged: false });
});

test('a held win that is paid moves its money once, whoever decides how often', async () => {
  const { sitDown, decide, news } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => decide(seat, 'w', 'PAID')));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const decided = { ok: false, refusal: { code: 'held_win_decided', decision: 'PAID' } };
  expect(await decide(seat, 'w', 'REFUSED')).toEqual(decided);
  expect(await balanceOf(seat)).toBe(BALANCE + 10n * UNIT);
  expect(await ticketOf(seat, 'b')).toEqual({ status: 'WON', payout: 11n * UNIT, held: 0n });
  expect(news.at(-1)).toMatchObject({ memberId: seat.memberId, balance: BALANCE + 10n * UNIT });
  const paid = await run(sql<Record<string, unknown>>`
    select key, author, remark from wallet_transfers
     where member_id = ${seat.memberId} and kind = 'PAYOUT' and seq is not null`);
  expect(paid).toEqual([{ key: 'w#paid', author: 'keiko', remark: 'the provider proved it' }]);
  const events = await run(sql<Record<string, unknown>>`
    select name, payload ->> 'payout' as payout from platform_outbox_events
     where payload ->> 'memberId' = ${seat.memberId}`);
  expect(events).toEqual([{ name: 'play.bet_settled', payout: String(11n * UNIT) }]);
  expect(await exceptionsOf(seat)).toMatchObject([
    { resolved_by: 'keiko', resolution: 'PAID: the provider proved it' },
  ]);
  expect(await findBroken()).toEqual([]);
});

test('a held win that is refused is as if it had never been told: the provider puts it right', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b1', UNIT);
  await seat.win('w1', 'b1', 11n * UNIT);
  await seat.bet('b2', UNIT, { roundId: 'second' });
  await seat.win('w2', 'b2', 11n * UNIT, { roundId: 'second' });
  for (const key of ['w1', 'w2']) expect((await decide(seat, key, 'REFUSED')).ok).toBe(true);
  const decided = { ok: false, refusal: { code: 'held_win_decided', decision: 'REFUSED' } };
  expect(await decide(seat, 'w1', 'PAID')).toEqual(decided);
  expect(await seat.win('w1', 'b1', 11n * UNIT)).toMatchObject({ ...HELD, replayed: true });
  expect(await seat.status('w1')).toMatchObject({ outcome: 'DECLINED' });
  expect(await ticketOf(seat, 'b1')).toEqual({ status: 'PENDING', payout: 0n, held: 0n });
  expect(await seat.win('right', 'b1', 2n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  const second = { roundId: 'second' };
  expect(await seat.rollback('r', 'b2', second)).toMatchObject({ outcome: 'ROLLED_BACK' });
  expect(await balanceOf(seat)).toBe(BALANCE + UNIT);
  expect(await findBroken()).toEqual([]);
});

test('a bet whose win is held is corrected once it is decided; where it was refused, the right win closes the bet', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  expect(await seat.resettle('c1', 'b', UNIT)).toEqual({ status: 'ROUND_HELD' });
  expect(await seat.status('w')).toMatchObject({ outcome: 'HELD' });
  await decide(seat, 'w', 'REFUSED');
  expect(await seat.status('w')).toMatchObject({ outcome: 'DECLINED' });
  expect(await seat.resettle('c1', 'b', UNIT)).toEqual({ status: 'REF_NOT_FOUND' });
  expect(await seat.win('right', 'b', 3n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  expect(await ticketOf(seat, 'b')).toEqual({ status: 'WON', payout: 3n * UNIT, held: 0n });
  // Of a settled bet a further win may be held, too, and refused: what was paid can be taken back.
  await seat.win('more', 'b', 9n * UNIT);
  expect(await seat.resettle('c2', 'b', 12n * UNIT)).toEqual({ status: 'ROUND_HELD' });
  await decide(seat, 'more', 'REFUSED');
  expect(await seat.resettle('c2', 'b', 12n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  expect(await balanceOf(seat)).toBe(BALANCE - UNIT);
  expect(await findBroken()).toEqual([]);
});

test('what a corrected result takes back leaves room in the day, and open pages are told', async () => {
  const { sitDown, news } = await openStrictTable();
  const seat = await sitDown();
  for (const number of [1, 2, 3, 4, 5]) {
    await seat.bet(`b${number}`, UNIT);
    await seat.win(`w${number}`, `b${number}`, 10n * UNIT);
  }
  // Forty-five of fifty units are lost, so that another win of ten would be held.
  await seat.resettle('c', 'b1', 10n * UNIT);
  const balance = BALANCE + 35n * UNIT;
  expect(news.at(-1)).toMatchObject({ memberId: seat.memberId, balance, currency: 'JPY' });
  const told = news.length;
  expect(await seat.resettle('c', 'b1', 10n * UNIT)).toMatchObject({ replayed: true });
  expect(news).toHaveLength(told);
  await seat.bet('b6', UNIT);
  expect(await seat.win('w6', 'b6', 10n * UNIT)).toMatchObject({ outcome: 'APPLIED' });
  await seat.bet('b7', UNIT);
  expect(await seat.win('w7', 'b7', 10n * UNIT)).toMatchObject(HELD);
});

test('a held win of nobody cannot be decided', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  const unknown = { ok: false, refusal: { code: 'held_win_unknown' } };
  expect(await decide(seat, 'w', 'PAID')).toEqual(unknown);
});

test('a bet that decides at once gives its stake, and its win is held', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  expect(await seat.play('p', UNIT, 11n * UNIT)).toEqual({
    ...HELD,
    balance: BALANCE - UNIT,
    currency: 'JPY',
  });
  expect(await seat.play('p', UNIT, 11n * UNIT)).toMatchObject({ ...HELD, replayed: true });
  expect(await seat.play('p', UNIT, UNIT)).toMatchObject({ status: 'TX_MISMATCH' });
  expect(await seat.status('p')).toMatchObject({ outcome: 'HELD' });
  expect(await seat.rollback('r', 'p')).toMatchObject({ status: 'ROUND_SETTLED' });
  expect(await ticketOf(seat, 'p')).toEqual({ status: 'PENDING', payout: 0n, held: 11n * UNIT });
  expect((await decide(seat, 'p#back', 'PAID')).ok).toBe(true);
  expect(await seat.play('p', UNIT, 11n * UNIT)).toMatchObject({ ...HELD, replayed: true });
  expect(await seat.status('p')).toMatchObject({ outcome: 'SETTLED' });
  expect(await balanceOf(seat)).toBe(BALANCE + 10n * UNIT);
  expect(await findBroken()).toEqual([]);
});

test('a bet that decides at once and cannot be paid for is declined, and nothing is held', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  const poor = await seat.play('p', BALANCE + 1n, 11n * BALANCE);
  expect(poor).toMatchObject({ status: 'INSUFFICIENT_FUNDS', outcome: 'DECLINED' });
  expect(await exceptionsOf(seat)).toEqual([]);
});

test('of wins of many players at once a day pays what it may, and holds the rest', async () => {
  const { sitDown } = await openStrictTable();
  const seats = await Promise.all(Array.from({ length: 12 }, sitDown));
  await Promise.all(seats.map((seat) => seat.bet('b', UNIT)));
  const answers = await Promise.all(
    seats.map((seat, index) =>
      index % 2 === 0
        ? seat.win('w', 'b', 10n * UNIT)
        : seat.play('p', UNIT, 10n * UNIT, { roundId: 'second' }),
    ),
  );
  // Nine units of each are the house's loss: five are forty-five of the fifty that a day may lose.
  expect(answers.filter(({ outcome }) => outcome === 'APPLIED')).toHaveLength(5);
  expect(answers.filter(({ outcome }) => outcome === 'HELD')).toHaveLength(7);
  const [last] = seats;
  await last!.bet('late', UNIT, { roundId: 'third' });
  const small = await last!.win('small', 'late', 6n * UNIT, { roundId: 'third' });
  expect(small).toMatchObject({ outcome: 'APPLIED' });
  await last!.bet('later', UNIT, { roundId: 'fourth' });
  const more = await last!.win('more', 'later', UNIT + 150n, { roundId: 'fourth' });
  expect(more).toMatchObject(HELD);
});

test('wins that were told twice or in vain take no room of the day', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b1', UNIT);
  for (let times = 0; times < 5; times += 1) await seat.win('w1', 'b1', 10n * UNIT);
  for (let times = 0; times < 5; times += 1) await seat.play('p', UNIT, 10n * UNIT);
  for (let times = 0; times < 5; times += 1) {
    const off = await seat.play(`off-${times}`, UNIT, 10n * UNIT, { gameId: 'nothing' });
    expect(off).toMatchObject({ status: 'GAME_OFF', outcome: 'DECLINED' });
  }
  await seat.bet('b2', UNIT);
  await seat.rollback('r2', 'b2');
  for (let times = 0; times < 5; times += 1) await seat.win('w2', 'b2', 10n * UNIT);
  for (const name of ['3', '4', '5']) {
    await seat.bet(`b${name}`, UNIT);
    const paid = await seat.win(`w${name}`, `b${name}`, 10n * UNIT);
    expect(paid, name).toMatchObject({ outcome: 'APPLIED' });
  }
});

test('a held win of somebody in debt pays the debt first', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', BALANCE);
  await seat.win('w', 'b', 11n * UNIT);
  await run(sql`insert into wallet_debts (member_id, source, key, wallet, currency, owed_to, amount,
                                          reason, created_at)
                values (${seat.memberId}, 'test', 'debt', 'MAIN', 'JPY', 'HOUSE_ADJUST', ${UNIT},
                        'test', ${NOON})`);
  await run(sql`update wallet_accounts set debt = ${UNIT} where member_id = ${seat.memberId}`);
  expect((await decide(seat, 'w', 'PAID')).ok).toBe(true);
  expect(await balanceOf(seat)).toBe(10n * UNIT);
  expect(await findBroken()).toEqual([]);
});

test('closing and holding at the same moment leave a round that is closed or a win that is held', async () => {
  const { sitDown } = await openStrictTable();
  const seats = await Promise.all(Array.from({ length: 20 }, sitDown));
  for (const seat of seats) await seat.bet('b', UNIT);
  await Promise.all(
    seats.map(async (seat) => {
      const [held, closed] = await Promise.all([
        seat.win('w', 'b', 11n * UNIT),
        seat.close(UNIT, 11n * UNIT),
      ]);
      const ends = `${held.outcome} ${closed.status}`;
      expect(['HELD ROUND_HELD', 'PARKED OK']).toContain(ends);
    }),
  );
  expect(await findBroken()).toEqual([]);
});

test('a bet whose win is held is not listed as forgotten as well', async () => {
  const { sitDown } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  const now = new Date(NOON.getTime() + OVERDUE_AFTER_MS + 1);
  await listOverdueRounds({ database, now, log: { error: () => {} } as never });
  expect(await exceptionsOf(seat)).toMatchObject([{ kind: 'WIN_HELD' }]);
});

test('a ticket that holds another sum than its held wins come to is found', async () => {
  const { sitDown, decide } = await openStrictTable();
  const seat = await sitDown();
  await seat.bet('b', UNIT);
  await seat.win('w', 'b', 11n * UNIT);
  const spoil = (more: bigint) =>
    run(sql`update play_tickets set held = held + ${more} where member_id = ${seat.memberId}`);
  await spoil(1n);
  expect(await findBroken()).toEqual(['play.held-wins']);
  await spoil(-1n);
  await decide(seat, 'w', 'REFUSED');
  expect(await findBroken()).toEqual([]);
});
