import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVendor } from '#features/catalog';
import { removeDemo } from '#features/identity';
import { checkFully, listHouseBalances, walletInvariants, writeVerdict } from '#features/wallet';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer, type TestServer } from '#testing/test-server';
import { playInvariants } from '../invariants/play-invariants.ts';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { signCall, type TestKey } from '../testing/sign-call.ts';
import { startVendorServer } from '../testing/vendor-server.ts';

const GIFT = 150_000;
const PLAYER = 'demobooks';

let server: TestServer;
let vendor: Awaited<ReturnType<typeof startVendorServer>>;
let acme: TestKey;
let cookie: string;
let memberId: string;
let session: { playerId: string; sessionId: string; currency: string };

beforeAll(async () => {
  server = await startTestServer({ country: 'JP' });
  vendor = await startVendorServer();
  const { database, clock, services } = server;
  const parts = { database, sealer: services.play.sealer };
  const now = clock.now();
  acme = await addTestProvider(parts, { code: 'acme', now });
  vendor.state.key = await addTestProvider(parts, { code: 'derby', baseUrl: vendor.url, now });
  const derby = { code: 'derby', providerCode: 'derby', names: { EN: 'Derby' } } as const;
  await database.statement((tx) =>
    addVendor(tx, { ...derby, category: 'COCKFIGHT', walletMode: 'TRANSFER' }),
  );
  services.play.providers.forget();
  await services.catalogue.reload();
});
afterAll(async () => {
  await server.dispose();
  await vendor.stop();
});

const run = async (statement: string) => {
  const { rows } = await server.database.statement((tx) =>
    sql.raw<Record<string, unknown>>(statement).execute(tx),
  );
  return rows;
};

/** In which currencies a table knows this member. */
const currenciesIn = async (table: string) => {
  const rows = await run(
    `select distinct currency from ${table} where member_id = '${memberId}' order by currency`,
  );
  return rows.map(({ currency }) => currency);
};

const accounts = () =>
  run(`select code, currency, available::text from wallet_accounts
        where member_id = '${memberId}' order by code`);

const houseCurrencies = async () => {
  const balances = await server.database.statement(listHouseBalances);
  return [...new Set(balances.map(({ currency }) => currency))].toSorted();
};

const findFaults = async () => {
  const invariants = [...walletInvariants, ...playInvariants];
  const options = { invariants, now: server.clock.now() };
  const verdicts = await checkFully(server.database, options);
  return verdicts.filter(({ count }) => count > 0).map(writeVerdict);
};

const getWallet = async () => {
  const { body } = await server.send(walletEndpoints.getWallet, {}, { cookie });
  return body.value;
};

async function callAs(key: TestKey, name: RoundWalletCall, body: unknown) {
  const signed = signCall(key, name, { body, at: server.clock.now() });
  const { path: url, headers, body: payload } = signed;
  const answer = await server.app.inject({ method: 'POST', url, headers, payload });
  return answer.json();
}

const game = { vendor: 'acme', gameId: 'lucky-cat', mode: 'real' } as const;
const launch = () => server.send(playEndpoints.launchGame, game, { cookie });

const bet = (txId: string, amount = '100') =>
  callAs(acme, 'bet', { ...session, txId, roundId: txId, gameId: 'lucky-cat', amount });

const transfer = (amount: string, direction: 'TO_VENDOR' | 'FROM_VENDOR' = 'TO_VENDOR') => {
  const wish = { vendor: 'derby', direction, amount } as const;
  const headers = { 'idempotency-key': `a-wish-to-move-${amount}-${direction}` };
  return server.send(playEndpoints.transferFunds, wish, { cookie, headers });
};

test('[SAFE-4] a member of a market without real money has credit, and no money is booked', async () => {
  await copyPlayer(server, { type: 0, username: PLAYER });
  const [member] = await run(`update identity_members set is_demo = false, country_code = 'JP'
                               where username = '${PLAYER}' returning id`);
  cookie = await server.logIn(PLAYER);
  memberId = member!.id as string;
  expect(await getWallet()).toMatchObject({
    currencySymbol: '¥',
    isPlayCredit: false,
    mainBalance: String(GIFT),
    wallets: [{ code: 'MAIN' }, { code: 'derby' }],
  });
  expect(await accounts()).toEqual([
    { code: 'DEMO', currency: 'JPY.DEMO', available: String(GIFT * 10_000) },
  ]);
  // The demonstration itself, with all its past, has booked nothing but credit either.
  expect(await houseCurrencies()).toEqual(['JPY.DEMO', 'JPY.PLAY', 'PHP.DEMO', 'PHP.PLAY']);
  expect(await findFaults()).toEqual([]);
});

test('[SAFE-4] what is played and what goes to a vendor stays in the books of the credit', async () => {
  const opened = await callAs(acme, 'session/open', {
    launchToken: (await launch()).body.value.launchToken,
  });
  const { playerId, sessionId, currency } = opened;
  expect(opened).toMatchObject({ status: 'OK', currency: 'JPY.DEMO', balance: String(GIFT) });
  session = { playerId, sessionId, currency };
  expect(await bet('b1')).toMatchObject({ status: 'OK', balance: String(GIFT - 100) });
  const win = { playerId, txId: 'w1', roundId: 'b1', betTxId: 'b1', amount: '4000' };
  expect(await callAs(acme, 'win', win)).toMatchObject({ status: 'OK' });
  expect(await bet('open', '50')).toMatchObject({ status: 'OK' });
  expect(await transfer('1000')).toMatchObject({ body: { value: { status: 'SUCCESS' } } });

  for (const table of ['wallet_transfers', 'play_tickets', 'play_sessions', 'play_fund_transfers'])
    expect([table, await currenciesIn(table)]).toEqual([table, ['JPY.DEMO']]);
  expect(vendor.balanceOf(memberId, 'JPY.DEMO')).toBe(10_000_000n);
  expect(await houseCurrencies()).not.toContain('JPY');
  expect(await getWallet()).toMatchObject({
    mainBalance: String(GIFT - 100 + 4_000 - 50 - 1_000),
    sumBalance: String(GIFT - 100 + 4_000 - 50),
  });
  const days = { from: '2030-01-01', to: '2030-01-01' };
  const record = await server.send(walletEndpoints.listTransfers, days, { cookie });
  const kinds = record.body.value.list.map(({ kind }: { kind: string }) => kind);
  expect(kinds.toSorted()).toEqual(['BET', 'BET', 'PAYOUT', 'PROMO', 'TRANSFER_OUT']);
  const tickets = await server.send(playEndpoints.listTickets, days, { cookie });
  const [{ ticketNo }] = tickets.body.value.list;
  const found = await server.send(playEndpoints.getTicket, { ticketNo }, { cookie });
  expect(found).toMatchObject({ status: 200, body: { value: { ticketNo } } });
  expect(await findFaults()).toEqual([]);
});

test('[SAFE-4] a market that becomes real begins with nothing, and its credit is neither shown nor spent', async () => {
  const { database, clock, services } = server;
  const [before] = await accounts();
  const launched = await launch();
  await database.transact((tx) => removeDemo(tx, clock.now()));
  await run(`update site_market_policies set mode = 'REAL', licence_ref = 'JP-1',
                    real_since = '${clock.now().toISOString()}' where country_code = 'JP'`);
  await services.merchants.reload();

  expect(await getWallet()).toMatchObject({
    currency: 'JPY',
    mainBalance: '0',
    sumBalance: '0',
    seq: '0',
  });
  expect(await accounts()).toEqual([before, { code: 'MAIN', currency: 'JPY', available: '0' }]);
  const days = { from: '2030-01-01', to: '2030-01-01' };
  for (const endpoint of [walletEndpoints.listTransfers, playEndpoints.listTickets] as const)
    expect((await server.send(endpoint, days, { cookie })).body.value.list).toEqual([]);

  // Neither by a game that was open, nor by one that was about to be, nor through a vendor.
  expect(await bet('late')).toMatchObject({ status: 'SESSION_EXPIRED' });
  const { playerId, sessionId } = session;
  expect(await callAs(acme, 'balance', { playerId, sessionId })).toMatchObject({
    status: 'SESSION_EXPIRED',
  });
  const { launchToken } = launched.body.value;
  expect(await callAs(acme, 'session/open', { launchToken })).toMatchObject({
    status: 'SESSION_EXPIRED',
  });
  expect(await transfer('200')).toMatchObject({ body: { code: 'wallet.insufficient_funds' } });
  expect(await transfer('1000', 'FROM_VENDOR')).toMatchObject({
    body: { code: 'play.vendor_refused' },
  });
  expect(await accounts()).toEqual([before, { code: 'MAIN', currency: 'JPY', available: '0' }]);

  // A bet from before is decided where it was placed.
  const win = { playerId, txId: 'w2', roundId: 'open', betTxId: 'open', amount: '60' };
  expect(await callAs(acme, 'win', win)).toMatchObject({ status: 'OK', currency: 'JPY.DEMO' });
  expect(await getWallet()).toMatchObject({ currency: 'JPY', mainBalance: '0', seq: '0' });
  expect(await houseCurrencies()).not.toContain('JPY');
  expect(await findFaults()).toEqual([]);
});
