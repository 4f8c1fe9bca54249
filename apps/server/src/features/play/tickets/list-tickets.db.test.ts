import type { TicketStatus } from '@maneki/contract/play/tickets';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { afterAll, expect, test } from 'vitest';
import { addGame, addVendor } from '#features/catalog';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { NOON, openTable } from '../testing/open-table.ts';
import type { Asked } from './choose-tickets.ts';
import type { Reader } from './describe-ticket.ts';
import { getTicket } from './get-ticket.ts';
import { listPlayed } from './list-played.ts';
import { listTickets, type TicketPage } from './list-tickets.ts';
import { sumTickets } from './sum-tickets.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());
const table = await openTable(database);
await database.transact(async (tx) => {
  const slots = { vendorCode: 'tester-RNG', category: 'RNG' } as const;
  const names = { EN: 'Cat Slots', JA: '猫スロット' };
  const vendor = { code: 'tester-RNG', providerCode: 'tester', category: 'RNG' } as const;
  await addVendor(tx, { ...vendor, walletMode: 'SEAMLESS', names });
  await addGame(tx, { ...slots, gameId: 'game', names: { EN: 'Koi', JA: '鯉' } });
  await addGame(tx, { ...slots, gameId: 'other', names: { EN: 'Bell' } });
});

const askedOf = (memberId: string, fields: Partial<Asked & Reader> = {}): Asked & Reader => ({
  memberId,
  wallet: 'MAIN',
  from: '2030-01-01',
  to: '2030-01-01',
  timezone: 'Asia/Tokyo',
  merchantCode: 'maneki',
  language: 'EN',
  now: NOON,
  ...fields,
});

type Fields = Partial<Asked & Reader & { cursor: string }>;

async function pageOf(memberId: string, fields: Fields = {}): Promise<TicketPage> {
  const outcome = await listTickets(database, { ...askedOf(memberId), ...fields });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function sumsOf(memberId: string, fields: Fields = {}) {
  const outcome = await sumTickets(database, askedOf(memberId, fields));
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const later = (minutes: number) => ({ now: new Date(NOON.getTime() + minutes * MINUTE_MS) });

test('pages follow each other without a gap or a repetition while new tickets arrive', async () => {
  const { memberId, play } = await table.sitDown();
  // Threes share a moment.
  for (let bet = 0; bet < 45; bet += 1)
    await play(`bet-${bet}`, 10n, 0n, { now: new Date(NOON.getTime() + Math.floor(bet / 3)) });
  const pages: TicketPage[] = [];
  for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)!.next) {
    pages.push(await pageOf(memberId, cursor === undefined ? {} : { cursor }));
    await play(`late-${pages.length}`, 10n, 0n, later(1));
  }
  expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 5]);
  const seqs = pages.flatMap(({ list }) => list.map(({ ticketNo }) => ticketNo.split('-')[1]));
  // The account's opening has number one.
  expect(seqs).toEqual(Array.from({ length: 45 }, (_, index) => String(46 - index)));
});

test('a full page without another has no next one', async () => {
  const { memberId, play } = await table.sitDown();
  for (let bet = 0; bet < 20; bet += 1) await play(`bet-${bet}`, 10n, 0n);
  expect(await pageOf(memberId)).toMatchObject({ next: null });
  await play('one-more', 10n, 0n);
  expect(await pageOf(memberId)).toMatchObject({ next: expect.any(String) });
});

test('a ticket says what was bet where, and what came of it', async () => {
  const { memberId, play } = await table.sitDown();
  await play('won', 200n, 500n, { roundId: 'round-7' });
  expect(await pageOf(memberId)).toMatchObject({
    list: [
      {
        category: 'RNG',
        vendor: { code: 'tester-RNG', name: 'Cat Slots' },
        game: { id: 'game', name: 'Koi' },
        round: 'round-7',
        stake: '0.02',
        validTurnover: '0.02',
        payout: '0.05',
        net: '0.03',
        status: 'WON',
        placedAt: NOON.toISOString(),
        settledAt: NOON.toISOString(),
      },
    ],
  });
});

test('names are in the reader’s language, else in English, else the code', async () => {
  const { memberId, play } = await table.sitDown();
  await play('one', 10n, 0n);
  await play('two', 10n, 0n, { gameId: 'other', ...later(1) });
  const { list } = await pageOf(memberId, { language: 'JA' });
  expect(list).toMatchObject([
    { vendor: { name: '猫スロット' }, game: { name: 'Bell' } },
    { vendor: { name: '猫スロット' }, game: { name: '鯉' } },
  ]);
});

test('every filter narrows the list and its totals', async () => {
  const { memberId, play, bet } = await table.sitDown();
  await play('lost', 100n, 0n);
  await play('won', 200n, 500n, { gameId: 'other', ...later(1) });
  await bet('open', 50n, { roundId: 'open', ...later(2) });
  const all = await pageOf(memberId);
  const ticketNos = all.list.map(({ ticketNo }) => ticketNo);
  const [open, won, lost] = ticketNos;
  const cases: [Fields, (string | undefined)[]][] = [
    [{ category: 'RNG' }, ticketNos],
    [{ category: 'LIVE' }, []],
    [{ vendor: 'tester-RNG' }, ticketNos],
    [{ vendor: 'tester-LIVE' }, []],
    [{ game: 'other' }, [won]],
    [{ status: 'PENDING' }, [open]],
    [{ status: 'LOST' }, [lost]],
    [{ ticketNo: won! }, [won]],
    [{ ticketNo: ` ${won!.toLowerCase()} ` }, [won]],
    [{ ticketNo: `${won}F` }, []],
    [{ ticketNo: 'nonsense' }, []],
    [{ game: 'other', status: 'WON', ticketNo: won! }, [won]],
    [{ game: 'other', status: 'LOST' }, []],
  ];
  for (const [fields, expected] of cases) {
    const { list } = await pageOf(memberId, fields);
    expect([fields, list.map(({ ticketNo }) => ticketNo)]).toEqual([fields, expected]);
    expect([fields, (await sumsOf(memberId, fields)).count]).toEqual([fields, expected.length]);
  }
});

test('open bets count in the stake and not in the net; cancelled ones in neither', async () => {
  const player = await table.sitDown({ balance: 1_000_000n });
  await player.play('lost', 10_000n, 0n);
  await player.play('won', 20_000n, 50_000n);
  await player.bet('open', 30_000n, { roundId: 'open' });
  await player.bet('gone', 40_000n, { roundId: 'gone' });
  await player.rollback('back', 'gone', { roundId: 'gone' });
  expect(await sumsOf(player.memberId)).toEqual({
    count: 4,
    stake: '6',
    validTurnover: '3',
    payout: '5',
    net: '2',
  });
  const { list } = await pageOf(player.memberId);
  const nets = Object.fromEntries(list.map(({ status, net }) => [status, net]));
  expect(nets satisfies Partial<Record<TicketStatus, string | null>>).toEqual({
    LOST: '-1',
    WON: '3',
    PENDING: null,
    CANCELLED: '0',
  });
});

test('both days belong to the period, to the last millisecond', async () => {
  const { memberId, bet, sessionId } = await table.sitDown({
    at: new Date('2029-12-31T14:55:00Z'),
  });
  const times = ['2029-12-31T14:59:59.999Z', '2029-12-31T15:00:00.000Z'];
  for (const time of times) await bet(time, 10n, { now: new Date(time), sessionId });
  const now = new Date('2029-12-31T15:01:00Z');
  const placed = async (day: string) =>
    (await pageOf(memberId, { from: day, to: day, now })).list.map(({ placedAt }) => placedAt);
  expect(await placed('2029-12-31')).toEqual([times[0]]);
  expect(await placed('2030-01-01')).toEqual([times[1]]);
});

test('both sides of what one look may ask for', async () => {
  const { memberId } = await table.sitDown();
  const dayBefore = (days: number) =>
    new Date(NOON.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const invalid = { ok: false, refusal: { code: 'wallet.period_invalid' } };
  const ask = async (fields: Fields) => {
    const asked = askedOf(memberId, fields);
    const [list, sums] = [await listTickets(database, asked), await sumTickets(database, asked)];
    expect(list.ok).toBe(sums.ok);
    return list;
  };
  expect(await ask({ from: dayBefore(30), to: dayBefore(0) })).toMatchObject({ ok: true });
  expect(await ask({ from: dayBefore(31), to: dayBefore(0) })).toMatchObject(invalid);
  expect(await ask({ from: dayBefore(90), to: dayBefore(90) })).toMatchObject({ ok: true });
  expect(await ask({ from: dayBefore(91), to: dayBefore(91) })).toMatchObject(invalid);
  expect(await ask({ from: dayBefore(0), to: dayBefore(1) })).toMatchObject(invalid);
});

test('a broken cursor is refused', async () => {
  const { memberId } = await table.sitDown();
  const broken = await listTickets(database, { ...askedOf(memberId), cursor: 'broken' });
  expect(broken).toMatchObject({ ok: false, refusal: { code: 'wallet.cursor_invalid' } });
});

test('a ticket is found by its number with all that is on it, by its owner alone', async () => {
  const { memberId, play } = await table.sitDown();
  const other = await table.sitDown();
  await other.play('theirs', 10n, 0n);
  await play('tx-1', 10n, 0n, { selection: 'lines 20', odds: '1.95', resultText: 'K Q J' });
  const [{ ticketNo } = { ticketNo: '' }] = (await pageOf(memberId)).list;
  const reader = { memberId, merchantCode: 'maneki', wallet: 'MAIN', language: 'EN' } as const;
  expect(await getTicket(database, { ...reader, ticketNo })).toMatchObject({
    ok: true,
    value: {
      ticketNo,
      selection: 'lines 20',
      odds: '1.95',
      resultText: 'K Q J',
      reference: 'tx-1',
    },
  });
  // Bets of old carry notes of the house's own, which say nothing to whoever reads them.
  await play('tx-2', 10n, 0n, { selection: '{"side":"OVER","target":4950}' });
  const noted = (await pageOf(memberId)).list.find((each) => each.ticketNo !== ticketNo)!;
  expect(await getTicket(database, { ...reader, ticketNo: noted.ticketNo })).toMatchObject({
    ok: true,
    value: { selection: null },
  });
  const unknown = { ok: false, refusal: { code: 'play.ticket_not_found' } };
  const [theirs] = (await pageOf(other.memberId)).list;
  for (const wrong of [
    theirs!.ticketNo,
    ticketNo.replace(/-.*/, '-999'),
    'nonsense',
    `${ticketNo}F`,
    `${ticketNo}D`,
  ])
    expect(await getTicket(database, { ...reader, ticketNo: wrong })).toMatchObject(unknown);
  expect((await pageOf(memberId, { ticketNo: theirs!.ticketNo })).list).toEqual([]);
});

test('what was played is named once, the latest first, and forgotten with the record', async () => {
  const { memberId, play } = await table.sitDown();
  await play('one', 10n, 0n);
  await play('two', 10n, 0n, { gameId: 'other', ...later(1) });
  await play('three', 10n, 0n, later(2));
  const vendor = { code: 'tester-RNG', name: 'Cat Slots', category: 'RNG' };
  const reader = { memberId, merchantCode: 'maneki', wallet: 'MAIN', language: 'EN' } as const;
  expect(await listPlayed(database, { ...reader, now: NOON })).toEqual([
    {
      ...vendor,
      games: [
        { id: 'game', name: 'Koi' },
        { id: 'other', name: 'Bell' },
      ],
    },
  ]);
  const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_MS);
  expect(await listPlayed(database, { ...reader, now: inDays(90) })).toHaveLength(1);
  expect(await listPlayed(database, { ...reader, now: inDays(92) })).toEqual([]);
});
