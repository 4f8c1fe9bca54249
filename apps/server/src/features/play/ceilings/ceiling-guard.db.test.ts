import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { drawId } from '#platform/secrets/secrets';
import { addProvider } from '../keys/add-provider.ts';
import { NOON } from '../testing/open-table.ts';
import { createCeilingGuard, EXPOSURES_FRESH_MS, type WinAtGame } from './ceiling-guard.ts';
import { keepExposures } from './keep-exposures.ts';
import { setCeilings } from './set-ceilings.ts';
import { pruneExposures, type SaidCeilings } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const log = { warn: () => {} };
const openGuard = () => createCeilingGuard({ database, log, processId: drawId(NOON) });
const later = (ms: number) => new Date(NOON.getTime() + ms);
const DOLLAR = 10_000n;

let providers = 0;
/** A provider of whom no other test has heard. */
async function freshProvider(): Promise<string> {
  providers += 1;
  const code = `acme-${providers}`;
  await database.transact((tx) => addProvider(tx, { code, name: code, baseUrl: null, now: NOON }));
  return code;
}

const NOTHING_SAID = {
  winPerRoundMax: null,
  winPerStakeMax: null,
  jackpotMax: null,
  exposurePerDayMax: null,
};

const say = (
  providerCode: string,
  ceilings: Partial<SaidCeilings['ceilings']>,
  game: SaidCeilings['game'] = null,
) =>
  database.transact((tx) =>
    setCeilings(
      tx,
      { providerCode, game, ceilings: { ...NOTHING_SAID, ...ceilings } },
      { at: NOON, by: 'keiko' },
    ),
  );

const winOf = (
  providerCode: string,
  dollars: bigint,
  other: Partial<WinAtGame> = {},
): WinAtGame => ({
  providerCode,
  vendorCode: 'acme',
  gameId: 'lucky-cat',
  businessDay: '2030-01-01',
  currency: 'USD',
  stake: 100n * DOLLAR,
  paidBefore: 0n,
  amount: dollars * DOLLAR,
  isJackpot: false,
  isDeciding: false,
  ...other,
});

test('a provider of whom nothing was said has the defaults, and its own word counts before them', async () => {
  const provider = await freshProvider();
  const guard = openGuard();
  await guard.ready(NOON);
  expect(guard.take(winOf(provider, 20_000n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 20_001n)).exceeded).toBe('WIN_PER_ROUND');
  await say(provider, { winPerRoundMax: 300n });
  guard.forget();
  await guard.ready(NOON);
  expect(guard.take(winOf(provider, 300n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 301n)).exceeded).toBe('WIN_PER_ROUND');
});

test('a game’s own word counts before its provider’s, and holds for no other game', async () => {
  const provider = await freshProvider();
  await say(provider, { winPerRoundMax: 300n, exposurePerDayMax: 1_000n });
  const game = { vendorCode: 'acme', gameId: 'lucky-dog' };
  await say(provider, { winPerRoundMax: 400n, exposurePerDayMax: 500n }, game);
  const guard = openGuard();
  await guard.ready(NOON);
  expect(guard.take(winOf(provider, 400n)).exceeded).toBe('WIN_PER_ROUND');
  expect(guard.take(winOf(provider, 400n, game)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 101n, game)).exceeded).toBe('GAME_EXPOSURE_PER_DAY');
  expect(guard.take(winOf(provider, 300n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 300n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
});

test('a day is full when the house has lost its ceiling; stakes, other days and play credit make room', async () => {
  const provider = await freshProvider();
  await say(provider, { exposurePerDayMax: 1_000n });
  const guard = openGuard();
  await guard.ready(NOON);
  expect(guard.take(winOf(provider, 1_000n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
  const tomorrow = { businessDay: '2030-01-02' };
  expect(guard.take(winOf(provider, 1_000n, tomorrow)).exceeded).toBeUndefined();
  const credit = { currency: 'USD.PLAY' };
  expect(guard.take(winOf(provider, 1_000n, credit)).exceeded).toBeUndefined();
  guard.take(winOf(provider, 0n, { isDeciding: true }));
  expect(guard.take(winOf(provider, 100n)).exceeded).toBeUndefined();
  expect(guard.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
});

test('room that was taken in vain is there again', async () => {
  const provider = await freshProvider();
  await say(provider, { exposurePerDayMax: 1_000n });
  const guard = openGuard();
  await guard.ready(NOON);
  const room = guard.take(winOf(provider, 1_000n));
  if (room.exceeded === undefined) room.giveBack();
  expect(guard.take(winOf(provider, 1_000n)).exceeded).toBeUndefined();
  guard.count(winOf(provider, 5n));
  expect(guard.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
});

test('[OPS-2] processes know of each other’s day once it was written, whole however often it is', async () => {
  const provider = await freshProvider();
  await say(provider, { exposurePerDayMax: 1_000n });
  const [one, other] = [openGuard(), openGuard()];
  await Promise.all([one.ready(NOON), other.ready(NOON)]);
  expect(one.take(winOf(provider, 600n)).exceeded).toBeUndefined();
  await one.flush(NOON);
  expect(one.take(winOf(provider, 100n)).exceeded).toBeUndefined();
  await one.flush(NOON);
  await one.flush(NOON);
  const old = later(60_000);
  await other.ready(old);
  expect(other.take(winOf(provider, 301n)).exceeded).toBe('EXPOSURE_PER_DAY');
  expect(other.take(winOf(provider, 300n)).exceeded).toBeUndefined();
  await other.flush(old);
  await one.ready(old);
  expect(one.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
  // A process that begins anew finds the day as those before it left it.
  const third = openGuard();
  await third.ready(old);
  expect(third.take(winOf(provider, 1n)).exceeded).toBe('EXPOSURE_PER_DAY');
});

test('nobody waits while what is known is young, and everybody when it is old', async () => {
  const guard = openGuard();
  expect(guard.ready(NOON)).toBeInstanceOf(Promise);
  await guard.ready(NOON);
  expect(guard.ready(later(EXPOSURES_FRESH_MS - 1))).toBeUndefined();
  expect(guard.ready(later(EXPOSURES_FRESH_MS))).toBeUndefined();
  expect(guard.ready(later(60_000))).toBeInstanceOf(Promise);
  await guard.ready(later(60_000));
});

test('what could not be written is written with the next, and nobody decides by what could not be read', async () => {
  const provider = await freshProvider();
  let isGone = true;
  const flaky: typeof database = {
    ...database,
    statement: (work) =>
      isGone ? Promise.reject(new Error('no connection')) : database.statement(work),
  };
  const guard = createCeilingGuard({ database: flaky, log, processId: drawId(NOON) });
  guard.count(winOf(provider, 700n));
  await expect(guard.ready(NOON)).rejects.toThrow('no connection');
  isGone = false;
  await guard.ready(NOON);
  const { rows } = await database.statement((tx) =>
    sql`select paid from play_exposures where provider_code = ${provider}`.execute(tx),
  );
  expect(rows).toEqual([{ paid: '7000000' }]);
});

test('a process that stops writes the last of what it paid', async () => {
  const provider = await freshProvider();
  const guard = openGuard();
  const stop = keepExposures(guard, { clock: { now: () => NOON }, log });
  guard.count(winOf(provider, 7n));
  await stop();
  const read = () =>
    database.statement(async (tx) => {
      const { rows } =
        await sql`select paid from play_exposures where provider_code = ${provider}`.execute(tx);
      return rows;
    });
  expect(await read()).toEqual([{ paid: '70000' }]);
  await database.statement((tx) => pruneExposures(tx, '2030-01-02'));
  expect(await read()).toEqual([]);
});

test('ceilings are of known providers, and more than nothing', async () => {
  const refusedAs = (code: string) => ({ ok: false, refusal: { code } });
  expect(await say('nobody', { winPerRoundMax: 1n })).toMatchObject(refusedAs('provider_unknown'));
  const provider = await freshProvider();
  expect(await say(provider, { jackpotMax: 0n })).toMatchObject(refusedAs('ceiling_invalid'));
  expect(await say(provider, { jackpotMax: 1n })).toMatchObject({ ok: true });
});
