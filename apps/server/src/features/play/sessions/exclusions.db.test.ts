import { playEndpoints } from '@maneki/contract/play/endpoints';
import type { RoundWalletCall } from '@maneki/contract/round-wallet/schemas';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { getAccount } from '#features/wallet';
import type { HandlerContext, RecordedEvent } from '#platform/outbox/event-handler';
import { copyPlayer } from '#testing/copy-player';
import { startTestServer } from '#testing/test-server';
import { addTestProvider } from '../testing/add-test-provider.ts';
import { signCall } from '../testing/sign-call.ts';
import { endExcludedGames } from './events.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, services } = server;
const acme = await addTestProvider(
  { database, sealer: services.play.sealer },
  { code: 'acme', baseUrl: 'https://games.example/acme/', now: clock.now() },
);

async function call(name: RoundWalletCall, body: unknown) {
  const { path: url, headers, body: payload } = signCall(acme, name, { body, at: clock.now() });
  return (await server.app.inject({ method: 'POST', url, headers, payload })).json();
}

async function sitDown(username: string) {
  await copyPlayer(server, { type: 0, username });
  const cookie = await server.logIn(username);
  const wish = { vendor: 'acme', gameId: 'lucky-cat', mode: 'real' } as const;
  const launched = await server.send(playEndpoints.launchGame, wish as never, { cookie });
  const { launchToken } = launched.body.value;
  const { playerId, sessionId } = await call('session/open', { launchToken });
  const bet = (txId: string) =>
    call('bet', {
      ...{ playerId, sessionId, txId, roundId: txId, gameId: 'lucky-cat' },
      ...{ amount: '1', currency: 'JPY.DEMO' },
    });
  const rest = (days: number) => server.send(safetyEndpoints.takeTimeOut, { days }, { cookie });
  return { cookie, playerId: playerId as string, sessionId, bet, rest };
}

const countBets = async (memberId: string) =>
  (
    await database.statement((tx) =>
      sql<{ count: bigint }>`select count(*) from wallet_transfers
                              where member_id = ${memberId} and kind = 'BET'
                                and outcome = 'DONE'`.execute(tx),
    )
  ).rows[0]!.count;

test('[SAFE-2] bets that race a time-out are taken before its answer or not at all', async () => {
  const { playerId, bet, rest } = await sitDown('racer');
  let isAnswered = false;
  const late: unknown[] = [];
  const better = async (lane: number) => {
    for (let number = 0; number < 12; number++) {
      const wasAnswered = isAnswered;
      const { status } = await bet(`race-${lane}-${number}`);
      if (wasAnswered) late.push(status);
    }
  };
  const lanes = Array.from({ length: 6 }, (_, lane) => better(lane));
  const began = await rest(1);
  isAnswered = true;
  expect(began.status).toBe(200);
  const taken = await countBets(playerId);
  await Promise.all(lanes);
  expect(await countBets(playerId)).toBe(taken);
  expect(new Set(late)).toEqual(new Set(['SELF_EXCLUDED']));
});

test('[SAFE-2] games end with it, wins still arrive, and at its end a new game takes bets again', async () => {
  const { cookie, playerId, sessionId, bet, rest } = await sitDown('player2');
  await bet('before');
  await rest(1);
  expect(await bet('after')).toMatchObject({ status: 'SELF_EXCLUDED' });
  const win = { playerId, txId: 'w', betTxId: 'before', roundId: 'before', amount: '5' };
  expect(await call('win', { ...win, final: true })).toMatchObject({ status: 'OK' });
  await database.transact(async (tx) => {
    const { rows } = await sql<RecordedEvent<'safety.exclusion_began'>>`
      select id, name, payload, recorded_at as "recordedAt" from platform_outbox_events
       where name = 'safety.exclusion_began' order by id desc limit 1`.execute(tx);
    await endExcludedGames.handle({ tx } as HandlerContext, rows);
  });
  expect(await call('balance', { playerId, sessionId })).toMatchObject({
    status: 'SELF_EXCLUDED',
  });
  clock.advance(DAY_MS);
  const wish = { vendor: 'acme', gameId: 'lucky-cat', mode: 'real' } as const;
  const again = await server.send(playEndpoints.launchGame, wish as never, { cookie });
  expect(again.status).toBe(200);
});

test('[SAFE-2] a wallet that is opened while a time-out begins is blocked like the others', async () => {
  for (const round of [1, 2, 3]) {
    const { playerId: memberId, rest } = await sitDown(`opener${round}`);
    await Promise.all([
      rest(3),
      getAccount(services, { memberId, wallet: 'FREE', now: clock.now() }),
    ]);
    const { rows } = await database.statement((tx) =>
      sql<{ until: Date }>`select distinct blocked_until as until from wallet_accounts
                            where member_id = ${memberId}`.execute(tx),
    );
    expect(rows).toEqual([{ until: new Date(clock.now().getTime() + 3 * DAY_MS) }]);
  }
});
