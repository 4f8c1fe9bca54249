import { memberTicketsEndpoints } from '@maneki/contract/play/member-tickets-endpoints';
import type { RoundProof } from '@maneki/contract/play/member-tickets-schemas';
import { safetyConsoleEndpoints } from '@maneki/contract/safety/console-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyPlayer } from '#testing/copy-player';
import { enterOperator } from '#testing/enter-operator';
import type { SendOptions } from '#testing/send-call';
import { startTestServer, type TestServer } from '#testing/test-server';

const { listMemberTickets, readMemberTicket } = memberTicketsEndpoints;
const { listMemberTransfers, readMemberWallet } = walletConsoleEndpoints;
const { listLimitChanges, readMemberLimits } = safetyConsoleEndpoints;

const PROOF: RoundProof = {
  gameId: 'maneki3',
  commitment: 'a0'.repeat(32),
  nonce: 7,
  shoeNo: null,
  issueNo: null,
  clientSeed: 'lucky-cat',
  serverSeed: null,
};

let server: TestServer;
let auditor: SendOptions;
let stranger: SendOptions;
let cookie: string;
let memberId: string;
const asked: object[] = [];

beforeAll(async () => {
  const proveRound = async (round: object) => {
    asked.push(round);
    return PROOF;
  };
  server = await startTestServer({ proveRound });
  auditor = await enterOperator(server, { name: 'aoi', role: 'auditor', merchants: ['maneki'] });
  stranger = await enterOperator(server, {
    name: 'maria',
    role: 'owner',
    merchants: ['sampaguita'],
    merchant: 'sampaguita',
  });
  cookie = await server.logIn('sakura');
  memberId = await findMemberId('sakura');
});
afterAll(() => server.dispose());

async function findMemberId(username: string): Promise<string> {
  const { rows } = await server.database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where username = ${username} and merchant_code = 'maneki'`.execute(tx),
  );
  return rows[0]!.id;
}

const ask = async (endpoint: Parameters<TestServer['send']>[0], wish: object = {}, by = auditor) =>
  server.send(endpoint, { memberId, ...wish } as never, by);

/** Every row of a list, page after page. */
async function readAll(endpoint: Parameters<TestServer['send']>[0], wish: object) {
  const all: Record<string, unknown>[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await ask(endpoint, { ...wish, ...(cursor && { cursor }) });
    all.push(...body.value.rows);
    cursor = body.value.next;
  } while (cursor);
  return all;
}

test('[CONSOLE-2] a member’s wallet is what the member sees, with what is held and owed', async () => {
  const own = (await server.send(walletEndpoints.getWallet, {}, { cookie })).body.value;
  const { accounts, vendors, debts } = (await ask(readMemberWallet)).body.value;
  expect(accounts).toMatchObject([{ wallet: 'DEMO', available: own.mainBalance, debt: '0' }]);
  expect({ vendors, debts }).toEqual({ vendors: [], debts: [] });
});

test('[CONSOLE-2] looking at a wallet that nobody has touched opens none', async () => {
  await copyPlayer(server, { type: 0, username: 'untouched' });
  const untouched = { memberId: await findMemberId('untouched') };
  expect((await ask(readMemberWallet, untouched)).body.value.accounts).toEqual([]);
  expect((await ask(readMemberWallet, untouched)).body.value.accounts).toEqual([]);
  expect((await ask(listMemberTransfers, untouched)).body.value).toEqual({ rows: [], next: null });
});

test('[CONSOLE-2] transfers are read from the newest, without a gap, and narrowed', async () => {
  const all = await readAll(listMemberTransfers, { size: '100' });
  expect(all.length).toBeGreaterThan(20);
  expect(await readAll(listMemberTransfers, { size: '17' })).toEqual(all);
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
  const times = all.map(({ at }) => String(at));
  expect(times).toEqual([...times].sort().reverse());
  const games = await readAll(listMemberTransfers, { group: 'game', size: '100' });
  expect(games.length).toBeGreaterThan(0);
  expect(games.length).toBeLessThan(all.length);
  const from = times[3]!;
  expect(await readAll(listMemberTransfers, { from, to: times[0]! })).toEqual(
    all.filter(({ at }) => String(at) >= from && String(at) < times[0]!),
  );
  const made = await ask(listMemberTransfers, { cursor: 'x' });
  expect(made).toMatchObject({ status: 422, body: { code: 'wallet.cursor_invalid' } });
});

test('[CONSOLE-2] bets are read with what they won, and a round with what proves it', async () => {
  const all = await readAll(listMemberTickets, { size: '100' });
  expect(all.length).toBeGreaterThan(5);
  expect(await readAll(listMemberTickets, { size: '7' })).toEqual(all);
  const won = await readAll(listMemberTickets, { status: 'WON', size: '100' });
  expect(won.length).toBeGreaterThan(0);
  expect(won).toEqual(all.filter(({ status }) => status === 'WON'));
  const { ticketNo, round } = won[0]!;
  const { body } = await ask(readMemberTicket, { ticketNo });
  expect(body.value).toMatchObject({ ...won[0], proof: PROOF });
  expect(asked).toEqual([{ providerCode: body.value.provider, memberId, roundId: round }]);
  for (const unknown of ['XXXX-XXXX', String(ticketNo).replace(/.$/, '·')])
    expect((await ask(readMemberTicket, { ticketNo: unknown })).body.code).toBe(
      'play.ticket_not_found',
    );
});

test('[CONSOLE-2] limits are shown as they hold, with what waits and what became of them', async () => {
  const limit = { kind: 'LOSS', period: 'DAY' } as const;
  for (const amount of ['100', '200'])
    await server.send(safetyEndpoints.setLimit, { ...limit, amount }, { cookie });
  const { limits, checkEveryMinutes } = (await ask(readMemberLimits)).body.value;
  expect(limits).toMatchObject([{ ...limit, amount: '100', raise: { amount: '200' } }]);
  expect(checkEveryMinutes).toBe(60);
  const changes = await readAll(listLimitChanges, { size: '1' });
  expect(changes).toMatchObject([
    { ...limit, step: 'RAISE_ASKED', amount: '200' },
    { ...limit, step: 'LOWERED', amount: '100' },
  ]);
  expect((await ask(listLimitChanges, { cursor: 'x' })).body.code).toBe('safety.cursor_invalid');
});

test('[CONSOLE-1] nothing of it is told to the operator of another merchant', async () => {
  const ticketNo = (await ask(listMemberTickets, { size: '1' })).body.value.rows[0].ticketNo;
  for (const [endpoint, wish] of [
    [readMemberWallet, {}],
    [listMemberTransfers, {}],
    [listMemberTickets, {}],
    [readMemberTicket, { ticketNo }],
    [readMemberLimits, {}],
    [listLimitChanges, {}],
  ] as const) {
    const { status, body } = await ask(endpoint, wish, stranger);
    expect([status, body.code.split('.')[1]], endpoint.name).toEqual([404, 'member_unknown']);
  }
});
