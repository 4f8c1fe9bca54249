import { addGame, addVendor, oneName } from '@maneki/server/features/catalog/index';
import { addProvider, addProviderKey } from '@maneki/server/features/play/index';
import { startTestServer } from '@maneki/server/testing/test-server';
import { howMany } from '@maneki/testkit/how-many';
import { afterAll, expect, test } from 'vitest';
import { Deviation } from './deviation.ts';
import { type CheckOptions, runCheck } from './run-check.ts';
import { startFaultyProxy } from './testing/faulty-proxy.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
const key = await addTester();

async function addTester() {
  const now = server.clock.now();
  const game = { category: 'RNG', names: oneName('Conformance') } as const;
  const outcome = await server.database.transact(async (tx) => {
    await addProvider(tx, { code: 'tester', name: 'Tester', baseUrl: null, now });
    await addVendor(tx, {
      ...game,
      code: 'tester',
      providerCode: 'tester',
      walletMode: 'SEAMLESS',
    });
    await addGame(tx, { ...game, vendorCode: 'tester', gameId: 'coin' });
    return addProviderKey(tx, { providerCode: 'tester', sealer: server.services.play.sealer, now });
  });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const check = (options: Partial<CheckOptions>, say: (line: string) => void = () => {}) =>
  runCheck(
    {
      url,
      ...key,
      vendor: 'tester',
      gameId: 'coin',
      seed: 1,
      calls: 300,
      players: 3,
      parallel: 8,
      members: [],
      ...options,
    },
    { now: () => server.clock.now().getTime(), say },
  );

const CALLS = howMany({ short: 1_000, long: 10_000 });
const LONG_MS = 600_000;

test(
  '[PLAY-7] many doubled, reordered, lost and altered calls are answered as the model says',
  async () => {
    const lines: string[] = [];
    const tally = await check({ seed: 2_026, calls: CALLS, players: 4 }, (line) =>
      lines.push(line),
    );
    expect(tally.calls).toBeGreaterThan(CALLS);
    // A run that met only friendly answers would prove little.
    for (const code of ['OK', 'INSUFFICIENT_FUNDS', 'TX_MISMATCH', 'TX_CANCELLED', 'REF_NOT_FOUND'])
      expect(tally.codes.get(code), code).toBeGreaterThan(0);
    for (const code of ['ROUND_CLOSED', 'ROUND_SETTLED', 'BAD_SIGN', 'STALE', 'NONCE_REUSED'])
      expect(tally.codes.get(code), code).toBeGreaterThan(0);
    expect(lines.join('\n')).toContain('reconcile');
  },
  LONG_MS,
);

test('[PLAY-7] members play the same rounds with their play credit', async () => {
  const members = [{ username: 'sakura', password: 'maneki2026' }];
  const tally = await check({ members, seed: 7 });
  expect(tally.calls).toBeGreaterThan(300);
});

test.each([
  ['a balance that is one unit off', { balance: 1n }, /balance is "[\d.]+", not "[\d.]+"/],
  ['a lost mark of a repetition', { replayed: undefined }, /replayed is false/],
  ['a status that is not its code’s', { httpStatus: 202 }, /HTTP status is 202, not 200/],
  ['a signature of somebody else', { isForged: true }, /signed is false, not true/],
])('a platform that errs with %s is found out', async (_, fault, complaint) => {
  const proxy = await startFaultyProxy(url, { ...key, fault });
  const found = await check({ url: proxy.url }).catch((error: unknown) => error);
  expect(found).toBeInstanceOf(Deviation);
  expect(String(found)).toMatch(complaint);
  await proxy.close();
});

test('a key that nobody knows ends the check before it begins', async () => {
  await expect(check({ keyId: 'nobody' })).rejects.toThrow('ping: status is "BAD_SIGN", not "OK"');
});
