import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { DAY_MS, MINUTE_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { checkFully, walletInvariants } from '#features/wallet';
import { drawId } from '#platform/secrets/secrets';
import { enterOperator } from '#testing/enter-operator';
import { startTestServer } from '#testing/test-server';
import { setCeilings } from './ceilings/set-ceilings.ts';
import { raiseException } from './exceptions/store.ts';
import { playInvariants } from './invariants/play-invariants.ts';
import { roundCalls } from './rounds/round-calls.ts';
import { insertSession } from './sessions/store.ts';
import { addTestProvider } from './testing/add-test-provider.ts';
import { signCall, type TestKey } from './testing/sign-call.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, send, clock, services } = server;
const cookie = await server.logIn('sakura');
const now = clock.now();
const console_ = playConsoleEndpoints;

type As = { readonly headers: Record<string, string> };

/** Without a merchant, an operator of all of them. */
const enter = (name: string, role: OperatorRole, ...merchants: string[]) =>
  enterOperator(server, { name, role, merchants, merchant: merchants[0] ?? 'maneki' });

const aiko = await enter('aiko', 'owner');
const ben = await enter('ben', 'owner');
const finance = await enter('fumi', 'finance', 'maneki');
const foreign = await enter('maria', 'owner', 'sampaguita');

const run = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await database.statement((tx) => query.execute(tx))).rows;

const [sakura] = await run(sql<{ id: string }>`
  select id from identity_members where username = 'sakura' and merchant_code = 'maneki'`);
const memberId = sakura!.id;

const { sealer, door } = services.play;
const acme = await addTestProvider({ database, sealer }, { code: 'acme', now });
const ping = (at: Date, key: TestKey = acme) => {
  const { headers, body } = signCall(key, 'ping', { body: {}, at });
  return door({ call: 'ping', headers, body });
};
await database.transact(async (tx) => {
  await sql`insert into catalog_vendors (code, provider_code, category, names)
            values ('acme-rng', 'acme', 'RNG', '{"EN": "Acme Reels"}')`.execute(tx);
  await sql`insert into catalog_games (vendor_code, game_id, category, names)
            values ('acme-rng', 'game', 'RNG', '{"EN": "Lucky Test"}')`.execute(tx);
  await setCeilings(
    tx,
    { providerCode: 'acme', game: null, ceilings: { winPerRoundMax: 1n } },
    { at: now, by: 'a test' },
  );
});
services.play.ceilings.forget();
// Opens the wallet.
await send(walletEndpoints.getWallet, {}, { cookie });
const sessionId = drawId(now);
await database.transact((tx) =>
  insertSession(tx, {
    id: sessionId,
    memberId,
    merchantCode: 'maneki',
    providerCode: 'acme',
    vendorCode: 'acme-rng',
    gameId: 'game',
    wallet: 'DEMO',
    currency: 'JPY.DEMO',
    device: 'test',
    address: '192.0.2.1',
    openedAt: now,
    expiresAt: new Date(now.getTime() + 15 * MINUTE_MS),
  }),
);

const balance = async () =>
  Number((await send(walletEndpoints.getWallet, {}, { cookie })).body.value.mainBalance);

let rounds = 0;
/** Bets 1 and wins so many yen, which is beyond the ceiling; answers the exception of it. */
async function holdWin(yen: number): Promise<string> {
  rounds += 1;
  const from = { providerCode: 'acme', playerId: memberId, roundId: `round-${rounds}`, now };
  const [bet, win] = [`bet-${rounds}`, `win-${rounds}`];
  const stake = {
    txId: bet,
    sessionId,
    gameId: 'game',
    currency: 'JPY.DEMO',
    amount: 10_000n,
  } as const;
  const { rounds: table } = services.play;
  expect((await roundCalls.bet(table, { ...from, ...stake })).status).toBe('OK');
  const amount = BigInt(yen) * 10_000n;
  const told = { ...from, txId: win, betTxId: bet, amount, final: true };
  expect(await roundCalls.win(table, told)).toMatchObject({ status: 'OK', outcome: 'HELD' });
  const { rows } = (await send(console_.listExceptions, { kind: 'WIN_HELD' }, finance)).body.value;
  return rows[0].id;
}

const decide = (id: string, decision: 'PAY' | 'REFUSE', by = finance) =>
  send(console_.decideHeldWin, { id, decision, reason: 'the provider proved it' }, by);

async function expectSoundBooks() {
  const invariants = [...walletInvariants, ...playInvariants];
  const verdicts = await checkFully(database, { invariants, now: clock.now() });
  expect(verdicts.filter(({ count }) => count > 0)).toEqual([]);
}

test('[CONSOLE-3] what a decision about a held win goes by is told, and it moves money once', async () => {
  const before = await balance();
  const id = await holdWin(1_000);
  const told = (await send(console_.getException, { id }, finance)).body.value;
  expect(told).toMatchObject({
    kind: 'WIN_HELD',
    provider: 'acme',
    member: 'sakura',
    amount: '1000',
    currency: 'JPY.DEMO',
    ceiling: 'WIN_PER_ROUND',
    isLarge: false,
    balance: String(before - 1),
    bet: { game: 'Lucky Test', vendor: 'Acme Reels', stake: '1', paid: '0' },
  });
  const both = await Promise.all([decide(id, 'PAY'), decide(id, 'PAY', aiko)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 200)!.body.value.paid).toBe('1000');
  expect(both.find(({ status }) => status === 409)!.body.message).toMatch(
    /^(fumi|aiko) has decided this already\.$/,
  );
  expect(await balance()).toBe(before + 999);
  expect((await send(console_.getException, { id }, finance)).body.value).toMatchObject({
    resolution: 'PAID: the provider proved it',
    balance: null,
  });
  await expectSoundBooks();
});

test('[CONSOLE-3] a refused win moves nothing and leaves its bet open', async () => {
  const before = await balance();
  const id = await holdWin(500);
  expect((await decide(id, 'REFUSE')).body.value).toEqual({ paid: null, proposalId: null });
  expect(await balance()).toBe(before - 1);
  expect(await decide(id, 'PAY')).toMatchObject({ body: { code: 'play.exception_decided' } });
  const [ticket] = await run(sql<{ status: string; held: bigint }>`
    select status, held from play_tickets where tx_id = ${`bet-${rounds}`}`);
  expect(ticket).toEqual({ status: 'PENDING', held: 0n });
  await expectSoundBooks();
});

const { approveProposal, listActs, listProposals } = operatorsEndpoints;
const approve = (id: string, by: As) => send(approveProposal, { id }, by);

test('[CONSOLE-1] above two thousand reference units a second operator agrees; at it one is enough', async () => {
  const before = await balance();
  const exact = await holdWin(300_000);
  expect((await decide(exact, 'PAY')).body.value).toMatchObject({ paid: '300000' });
  const id = await holdWin(300_001);
  expect((await send(console_.getException, { id }, finance)).body.value.isLarge).toBe(true);
  const { proposalId, paid } = (await decide(id, 'PAY')).body.value;
  expect(paid).toBeNull();
  expect(await balance()).toBe(before + 300_000 - 2);
  expect(await decide(id, 'PAY', aiko)).toMatchObject({ body: { code: 'play.decision_waits' } });
  const { rows } = (await send(console_.listExceptions, {}, finance)).body.value;
  expect(rows).toMatchObject([{ id, waits: true }]);
  expect((await approve(proposalId, finance)).body.code).toBe('operators.own_proposal');
  expect((await approve(proposalId, foreign)).body.code).toBe('operators.proposal_unknown');
  expect((await approve(proposalId, ben)).status).toBe(200);
  expect(await balance()).toBe(before + 600_001 - 2);
  expect((await approve(proposalId, aiko)).body.code).toBe('operators.proposal_decided');
  expect(await balance()).toBe(before + 600_001 - 2);
  const [held] = await run(sql<{ decided_by: string }>`
    select decided_by from play_held_wins where round_id = ${`round-${rounds}`}`);
  expect(held).toEqual({ decided_by: 'fumi, ben' });
  await expectSoundBooks();
});

test('[CONSOLE-3] a proposal to pay what was refused meanwhile pays nothing', async () => {
  const id = await holdWin(400_000);
  const { proposalId } = (await decide(id, 'PAY')).body.value;
  expect((await decide(id, 'REFUSE', aiko)).status).toBe(200);
  const before = await balance();
  expect((await approve(proposalId, ben)).body.code).toBe('operators.proposal_outdated');
  expect(await balance()).toBe(before);
});

const raise = (merchantCode: string | null, reference: string) =>
  database.transact((tx) =>
    raiseException(tx, {
      kind: 'TOTALS_DIFFER',
      providerCode: 'acme',
      memberId: null,
      merchantCode,
      reference,
      detail: {
        ours: { stake: '10000', payout: '0' },
        theirs: { stake: '20000', payout: '0' },
      },
      at: now,
    }),
  );
const referencesOf = async (by: As, wish: object = {}): Promise<string[]> => {
  const asked = { kind: 'TOTALS_DIFFER', state: 'all', ...wish };
  const { rows } = (await send(console_.listExceptions, asked as never, by)).body.value;
  return rows.map(({ id }: { id: string }) => id);
};

test('[CONSOLE-3] an exception is resolved once, with a reason, by operators of its merchant alone', async () => {
  await raise('maneki', 'ours');
  await raise('sampaguita', 'theirs');
  await raise(null, 'nobody’s');
  const [ofAll, own] = await referencesOf(aiko);
  expect(await referencesOf(finance)).toEqual([own]);
  expect(await referencesOf(foreign)).toHaveLength(1);
  const id = own!;
  expect((await send(console_.getException, { id }, finance)).body.value).toMatchObject({
    ours: { stake: '1' },
    theirs: { stake: '2' },
  });
  const resolve = (of: string, by: As) =>
    send(console_.resolveException, { id: of, reason: 'they wrote it down twice' }, by);
  for (const [of, by] of [
    [id, foreign],
    [ofAll!, finance],
  ] as const) {
    expect((await resolve(of, by)).body.code).toBe('play.exception_unknown');
    expect((await send(console_.getException, { id: of }, by)).status).toBe(404);
  }
  const both = await Promise.all([resolve(id, finance), resolve(id, aiko)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await decide(id, 'PAY')).toMatchObject({ body: { code: 'play.decision_unfit' } });
  const held = await holdWin(700);
  expect((await resolve(held, finance)).body.code).toBe('play.decision_unfit');
  expect((await decide(held, 'PAY', foreign)).body.code).toBe('play.exception_unknown');
  expect(await referencesOf(aiko, { state: 'open' })).toEqual([ofAll]);
});

test('[CONSOLE-3] pages of exceptions follow each other, the latest first', async () => {
  const all = await referencesOf(aiko);
  const asked = { kind: 'TOTALS_DIFFER', state: 'all', size: 1 } as const;
  const first = (await send(console_.listExceptions, asked, aiko)).body.value;
  expect(first.rows.map(({ id }: { id: string }) => id)).toEqual(all.slice(0, 1));
  expect(await referencesOf(aiko, { cursor: first.next })).toEqual(all.slice(1));
});

const readProvider = async (by = aiko) =>
  (await send(console_.getProvider, { code: 'acme' }, by)).body.value;

test('[CONSOLE-3] how a provider is doing is counted by the hour, with the last use of its key', async () => {
  await ping(clock.now());
  await ping(new Date(clock.now().getTime() - DAY_MS));
  await services.play.health.flush();
  const { rows } = (await send(console_.listProviders, {}, finance)).body.value;
  expect(rows.find(({ code }: { code: string }) => code === 'acme')).toMatchObject({
    calls: 2,
    turnedAway: 1,
    failed: 0,
    meanMs: 0,
    activeKeys: 1,
    lastCallAt: clock.now().toISOString(),
  });
  expect(await readProvider(finance)).toMatchObject({
    hours: [{ calls: 2, turnedAway: 1, failed: 0 }],
    keys: [{ id: acme.keyId, lastUsedAt: clock.now().toISOString(), retiredAt: null }],
  });
  expect((await send(console_.getProvider, { code: 'nobody' }, aiko)).status).toBe(404);
});

/** The key whose secret nobody has taken yet: both were made at one moment of this clock. */
const findWaiting = async () =>
  (await readProvider()).keys.find(
    ({ collectUntil }: { collectUntil: string | null }) => collectUntil !== null,
  );

test('[CONSOLE-1] two operators rotate a key; its secret is told once and stands nowhere', async () => {
  const propose = (by: As) =>
    send(console_.proposeProviderKey, { provider: 'acme', reason: 'rotation' }, by);
  expect((await propose(foreign)).body.code).toBe('play.provider_of_all');
  expect((await propose(finance)).status).toBe(403);
  const { proposalId } = (await propose(aiko)).body.value;
  expect((await readProvider()).keys).toHaveLength(1);
  const single = await enter('solo', 'owner', 'maneki');
  expect((await approve(proposalId, single)).body).toMatchObject({
    code: 'operators.proposal_outdated',
    detail: { reason: expect.stringMatching(/^Providers serve all merchants/) },
  });
  expect((await approve(proposalId, ben)).status).toBe(200);
  const made = await findWaiting();
  expect(made).toMatchObject({ collectUntil: expect.any(String), collectedBy: null });
  expect((await propose(aiko)).body.code).toBe('play.keys_too_many');

  const collect = (by: As, keyId = made.id) => send(console_.collectProviderKey, { keyId }, by);
  expect((await collect(single)).body.code).toBe('play.provider_of_all');
  const taken = await Promise.all([collect(aiko), collect(ben)]);
  expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { secret } = taken.find(({ status }) => status === 200)!.body.value;
  expect((await collect(aiko)).body.message).toMatch(/told already, to (aiko|ben)/);
  expect((await collect(aiko, acme.keyId)).body.code).toBe('play.key_unknown');

  // The new key opens the door at once.
  const reply = await ping(clock.now(), { keyId: made.id, secret });
  expect(reply.status).toBe(200);

  const kept = await run(sql<{ all: string }>`
    select coalesce(string_agg(line, ' '), '') as all from (
      select a::text as line from platform_audit as a
      union all select p::text from operators_proposals as p
      union all select o::text from platform_outbox_events as o
      union all select k::text from play_provider_keys as k) as lines`);
  expect(kept[0]!.all).toContain(made.id);
  expect(kept[0]!.all).not.toContain(secret);
  const shown = JSON.stringify([
    (await send(listActs, {}, aiko)).body,
    (await send(listProposals, { state: 'all' }, aiko)).body,
    await readProvider(),
  ]);
  expect(shown).toContain(made.id);
  expect(shown).not.toContain(secret);

  const retire = (keyId: string) =>
    send(console_.proposeKeyRetirement, { keyId, reason: 'it is old' }, aiko);
  const wish = (await retire(acme.keyId)).body.value;
  expect((await ping(clock.now())).status).toBe(200);
  expect((await approve(wish.proposalId, ben)).status).toBe(200);
  expect((await ping(clock.now())).status).not.toBe(200);
  expect((await retire(acme.keyId)).body.code).toBe('play.key_unknown');
});

test('[CONSOLE-3] a secret that nobody took in a day is gone', async () => {
  const reason = 'rotation';
  const { proposalId } = (
    await send(console_.proposeProviderKey, { provider: 'acme', reason }, aiko)
  ).body.value;
  await approve(proposalId, ben);
  const { id: keyId } = await findWaiting();
  clock.advance(DAY_MS);
  const late = await enter('late', 'owner');
  expect((await send(console_.collectProviderKey, { keyId }, late)).body.code).toBe(
    'play.key_collected',
  );
});

test('[CONSOLE-3] ceilings are changed by operators of all merchants, and hold for the next win', async () => {
  const owner = await enter('chie', 'owner');
  const set = (wish: object, by = owner) =>
    send(console_.changeCeilings, { provider: 'acme', reason: 'a new contract', ...wish }, by);
  expect(await set({ winPerRoundMax: 3, jackpotMax: 7 })).toMatchObject({ status: 200 });
  expect(await readProvider(owner)).toMatchObject({
    ceilings: { winPerRoundMax: 3, winPerStakeMax: 10_000, jackpotMax: 7 },
    said: { winPerRoundMax: 3, winPerStakeMax: null, jackpotMax: 7 },
  });
  await set({ winPerRoundMax: null });
  expect((await readProvider(owner)).ceilings).toMatchObject({ winPerRoundMax: 20_000 });
  const game = { vendor: 'acme-rng', gameId: 'game' };
  await set({ game, winPerRoundMax: 5 });
  expect((await readProvider(owner)).games).toMatchObject([
    { ...game, name: 'Lucky Test', winPerRoundMax: 5, jackpotMax: 7 },
  ]);
  expect((await set({ jackpotMax: 0 })).body.code).toBe('play.ceiling_invalid');
  expect((await set({ provider: 'nobody', jackpotMax: 1 })).body.code).toBe(
    'play.provider_unknown',
  );
  const local = await enter('local', 'owner', 'maneki');
  expect((await set({ jackpotMax: 1 }, local)).body.code).toBe('play.provider_of_all');
  // Providers serve all merchants, so each of them reads of it.
  const act = console_.changeCeilings.name;
  const trails = await Promise.all(
    ['maneki', 'sampaguita'].map(async (merchant) => {
      const headers = { ...owner.headers, merchant };
      const trail = await send(operatorsEndpoints.listActs, { act, operator: 'chie' }, { headers });
      return trail.body.value.rows.map(({ after }: { after: object }) => after);
    }),
  );
  expect(trails[0]).toHaveLength(3);
  expect(trails[1]).toEqual(trails[0]);
});
