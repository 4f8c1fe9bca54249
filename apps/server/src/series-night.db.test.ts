import { playEndpoints } from '@maneki/contract/play/endpoints';
import { createWallet } from '@maneki/contract/round-wallet/platform-wallet';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { HOUR_MS } from '@maneki/kernel/clock';
import { parseAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addGame, addVendor, oneName } from '#features/catalog';
import { addProvider, addProviderKey } from '#features/play';
import { adjustBalance, checkFully, getMainAccount, windowsOf } from '#features/wallet';
import { createMetrics } from '#platform/metrics/metrics';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { runOutbox } from '#platform/outbox/run-outbox';
import { drawId, drawNonce } from '#platform/secrets/secrets';
import { silentLog } from '#testing/silent-log';
import { startTestServer } from '#testing/test-server';
import { everyFeature } from './feature-list.ts';
import { ledgerInvariants } from './ledger.ts';

const server = await startTestServer();
const { database, clock, services } = server;
const outbox = runOutbox({
  ...{ database, clock, log: createTestLog(), metrics: createMetrics() },
  handlers: services.eventHandlers,
  fanout: { async publish() {} },
  pollMs: 50,
});
afterAll(async () => {
  await outbox.stop();
  await server.dispose();
});
// What lies before the day of this test is paid.
await database.statement((tx) =>
  sql`update rewards_vip_runs set period = '2029-12-31' where job like 'agents-rebate%'`.execute(
    tx,
  ),
);

const AT = clock.now();
const CURRENCY = 'JPY.DEMO';
const yen = (amount: number) => parseAmount(`${amount}`)!;
const until = (ask: () => Promise<unknown>) => expect.poll(ask, { timeout: 20_000, interval: 50 });

/** A provider of lotteries, and its side of the wire. */
const provider = await database.transact(async (tx) => {
  const { sealer } = services.play;
  await addProvider(tx, { code: 'acme', name: 'Acme', baseUrl: 'https://acme.example', now: AT });
  const names = oneName('Lotto');
  const vendor = { code: 'LOTTO', providerCode: 'acme', category: 'LOTT' } as const;
  await addVendor(tx, { ...vendor, walletMode: 'SEAMLESS', names });
  await addGame(tx, { vendorCode: 'LOTTO', gameId: 'five', category: 'LOTT', names });
  const key = await addProviderKey(tx, { providerCode: 'acme', sealer, now: AT });
  if (!key.ok) throw new Error(key.refusal.code);
  return { id: key.value.keyId, secret: key.value.secret };
});
const wallet = createWallet({
  callPlatform: services.play.inProcessDoor,
  ...{ key: provider, clock, log: silentLog, drawNonce },
});
const call = (name: RoundWalletCall, body: object) => wallet.call(name, body);

const tools = { ...services, log: silentLog, metrics: createMetrics(), invariants: [] };
const jobs = everyFeature.flatMap((feature) => feature.jobs?.(tools) ?? []);
const { signal } = new AbortController();
const nights = { first: '2030-01-01T16:30:00Z', second: '2030-01-02T16:30:00Z' };
const payRebates = (now: Date) =>
  jobs
    .find(({ name }) => name === 'agents.pay-rebates')!
    .run({ ...{ database, now, log: silentLog, signal, data: {} as never } });

/** Somebody with a wallet below another, and with a series of their own at the fast five. */
async function seat(username: string, type: number, parentId: string | null, series: number) {
  const id = drawId(AT);
  await database.transact(async (tx) => {
    const { labels, contacts, ...player } = await tx
      .selectFrom('identity_members')
      .selectAll()
      .where('merchant_code', '=', 'maneki')
      .where('username', '=', 'sakura')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identity_members')
      .values({ ...player, id, type, parent_id: parentId, username })
      .execute();
    await sql`insert into agents_rebate_values
                (member_id, rebate_group, merchant_code, value, changed_at, changed_by)
              values (${id}, 'SSC', 'maneki', ${series}, ${AT}, 'a test')`.execute(tx);
  });
  await getMainAccount(services, { memberId: id, now: AT });
  await adjustBalance(database, {
    ...{ memberId: id, wallet: 'DEMO', currency: CURRENCY, at: AT, key: username },
    ...{ direction: 'IN', amount: yen(100_000), author: 'test', reason: 'a test' },
    windows: windowsOf(AT, 'Asia/Tokyo'),
  });
  return id;
}

const opened = z.looseObject({ sessionId: z.string(), series: z.unknown() });
async function openLottery(username: string) {
  const cookie = await server.logIn(username);
  const wish = { vendor: 'LOTTO', gameId: 'five', mode: 'real' } as const;
  const { body } = await server.send(playEndpoints.launchGame, wish as never, { cookie });
  const answer = await call('session/open', { launchToken: body.value.launchToken });
  return opened.parse(answer.kind === 'final' && answer.said);
}

test('[AGENT-4] a ticket of 10 000 at 1900 gives back 250, 50 and 50, of a slip that came to nothing after all they are taken back', async () => {
  const top = await seat('seriestop', 2, null, 1_970);
  const parent = await seat('seriesparent', 1, top, 1_960);
  const player = await seat('seriesplayer', 0, parent, 1_950);
  const { sessionId, series } = await openLottery('seriesplayer');
  expect(series).toEqual({ SSC: 1_950, K3: 1_940, '11X5': 1_940, PK10: 1_940, VN: 1_940 });

  const terms = {
    playerId: player,
    sessionId,
    gameId: 'five',
    amount: '10000',
    currency: CURRENCY,
  };
  const bet = (txId: string, chosen: number) =>
    call('bet', {
      ...{ ...terms, txId, roundId: txId },
      lottery: { mode: 'LOTT', group: 'SSC', series: chosen },
    });
  const end = (txId: string, betTxId: string, told: object) =>
    call('win', { playerId: player, txId, betTxId, roundId: betTxId, ...told });
  expect(await bet('above', 1_952)).toMatchObject({ kind: 'final', code: 'SERIES_TOO_HIGH' });
  for (const txId of ['b1', 'b1', 'b2'])
    expect(await bet(txId, 1_900)).toMatchObject({ code: 'OK', outcome: 'APPLIED' });
  for (let times = 0; times < 2; times += 1) await end('w1', 'b1', { amount: '0' });

  const got = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ amount: bigint }>`
        select coalesce(sum(case when wallet = credit then amount else -amount end), 0)::bigint as amount
          from unnest(${[player, parent, top]}::uuid[]) with ordinality as one (id, place)
          left join wallet_transfers
            on member_id = id and outcome = 'DONE' and kind in ('REBATE_SELF', 'REBATE_DIFF')
         group by place order by place`.execute(tx),
    );
    return rows.map(({ amount }) => amount);
  };
  const night = async (now: string) => {
    await payRebates(new Date(now));
    return got();
  };
  await until(got).toEqual([yen(250), 0n, 0n]);
  await until(() => night(nights.first)).toEqual([250, 50, 50].map(yen));
  expect(await night(nights.first)).toEqual([250, 50, 50].map(yen));

  clock.advance(15 * HOUR_MS);
  await end('w2', 'b2', { amount: '0' });
  await until(got).toEqual([500, 50, 50].map(yen));
  expect(await end('v1', 'b1', { amount: '10000', result: 'VOID' })).toMatchObject({
    ...{ code: 'OK', outcome: 'APPLIED' },
  });
  await until(() => night(nights.second)).toEqual([250, 50, 50].map(yen));

  const books = { invariants: ledgerInvariants, now: new Date(nights.second) };
  const broken = async () => (await checkFully(database, books)).filter(({ count }) => count > 0);
  await until(broken).toEqual([]);
});
