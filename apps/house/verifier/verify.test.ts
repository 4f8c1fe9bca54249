import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { messageOf, readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { isHit, JACKPOT_POOLS, JACKPOT_STREAM } from '@maneki/games/slots/jackpot';
import { SLOT_MODELS, type SlotModelCode } from '@maneki/games/slots/model';
import type { SlotOutcome } from '@maneki/games/slots/outcome';
import { slotModels } from '@maneki/games/slots/slot-models';
import { winOf } from '@maneki/games/slots/win-of';
import { CURRENCIES, type Currency, parseAmount, writeAmount } from '@maneki/kernel/money';
import { howMany } from '@maneki/testkit/how-many';
import { expect, test } from 'vitest';
import { signBlocks } from '#features/seeds';
import { held, runVerifier as run, VERIFIER, verifyLines } from '#testing/run-verifier';

const ROUNDS = howMany({ short: 1_000, long: 20_000 });
const STAKE = '10000';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();

type Stored = ReturnType<typeof playStored>;

/** A round as the house keeps it and a player's history tells it. */
function playStored(code: SlotModelCode, nonce: number) {
  const model = slotModels[code];
  const key = sha256(`server ${code} ${Math.floor(nonce / 500)}`);
  const clientSeed = `client-${nonce % 7}`;
  const blockAt = signBlocks(key, (counter) => messageOf({ clientSeed, nonce }, counter));
  const outcome: SlotOutcome = model.play(readDraws(blockAt));
  return {
    roundId: `${code}-${nonce}`,
    model: code as string,
    modelVersion: model.version,
    status: 'SETTLED',
    stake: STAKE,
    win: writeAmount(winOf(model, parseAmount(STAKE)!, outcome.pay)),
    currency: undefined as string | undefined,
    jackpots: [] as { pool: string; amount: string }[],
    draw: null as { drawNo: number; commitment: string } | null,
    drawSeed: null as string | null,
    outcome: outcome as SlotOutcome | null,
    commitment: sha256(key).toString('hex'),
    nonce,
    serverSeed: key.toString('hex') as string | null,
    clientSeed,
  };
}

const playMany = (code: SlotModelCode, count: number) =>
  Array.from({ length: count }, (_, place) => playStored(code, place + 1));

const verify = (rounds: readonly Stored[]) => verifyLines(rounds);

test.each(SLOT_MODELS)('it agrees with %s on every round', { timeout: 60_000 }, async (code) => {
  expect(await verify(playMany(code, ROUNDS))).toEqual(held(ROUNDS));
});

test('the rounds that it agrees on have every feature', () => {
  const rounds = playMany('book10', ROUNDS);
  expect(rounds.some(({ outcome }) => outcome?.spins.some(({ expanded }) => expanded))).toBe(true);
  expect(playMany('hold9', ROUNDS).some(({ outcome }) => outcome?.hold)).toBe(true);
  const wild = playMany('wild25', ROUNDS);
  expect(wild.some(({ outcome }) => (outcome?.spins.length ?? 0) > 1)).toBe(true);
  expect(playMany('ways243', ROUNDS).some(({ outcome }) => (outcome?.pay ?? 0) > 0)).toBe(true);
});

const rounds = playMany('tide20', 200);
const winner = rounds.findIndex(({ outcome }) => (outcome?.spins[0]?.wins.length ?? 0) > 0);

/** The same rounds with one of them told differently. */
function plant(change: (round: Stored, outcome: SlotOutcome) => Partial<Stored>): Stored[] {
  const round = rounds[winner]!;
  return rounds.with(winner, { ...round, ...change(round, round.outcome!) });
}

const withSpin = (outcome: SlotOutcome, change: Partial<SlotOutcome['spins'][number]>) => ({
  outcome: { ...outcome, spins: outcome.spins.with(0, { ...outcome.spins[0]!, ...change }) },
});

test.each<[string, string, Parameters<typeof plant>[0]]>([
  [
    'one stop',
    'spin 1, stops',
    (_, outcome) => {
      const [first = 0, ...others] = outcome.spins[0]!.stops;
      return withSpin(outcome, { stops: [(first + 1) % 30, ...others] });
    },
  ],
  [
    'one symbol',
    'spin 1, window',
    (_, outcome) => withSpin(outcome, { window: ['WWW', ...outcome.spins[0]!.window.slice(1)] }),
  ],
  ['one win', 'spin 1, wins', (_, outcome) => withSpin(outcome, { wins: [] })],
  ['one pay', 'pay', (_, outcome) => ({ outcome: { ...outcome, pay: outcome.pay + 1 } })],
  ['the money', 'win', ({ win }) => ({ win: writeAmount(parseAmount(win)! + 1n) })],
  ['the server seed', 'commitment', () => ({ serverSeed: 'ab'.repeat(32) })],
  ['the client seed', 'spin 1, stops', () => ({ clientSeed: 'another' })],
  ['the nonce', 'spin 1, stops', ({ nonce }) => ({ nonce: nonce + 1 })],
  ['the version', 'version', () => ({ modelVersion: 2 })],
])('a change of %s is found', async (_, what, change) => {
  const { code, said } = await verify(plant(change));
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^round tide20-\\d+: (?:spins|${what}): stored `));
});

test('jackpots are added to what the seeds say', async () => {
  const [round] = playMany('vault5', 1);
  const win = writeAmount(parseAmount(round!.win)! + parseAmount('12.5')!);
  const jackpots = [{ pool: 'MINI', amount: '12.5' }];
  expect(await verify([{ ...round!, win, jackpots }])).toEqual(held(1));
});

const DAY_KEY = sha256('the seed of a day');

/** A round of a vault game as its player's history tells it, once the day of its draw is over. */
function playVault(drawNo: number, currency: Currency): Stored {
  const round = playStored('vault5', drawNo);
  const name = { gameId: JACKPOT_STREAM, roundNo: drawNo };
  const draws = readDraws(signBlocks(DAY_KEY, (counter) => sharedMessageOf(name, counter)));
  const stake = parseAmount(STAKE)!;
  const hits = JACKPOT_POOLS.filter((pool) => isHit(draws, stake, currency, pool));
  const jackpots = hits.map((pool) => ({ pool, amount: '12.5' }));
  const paid = parseAmount('12.5')! * BigInt(hits.length);
  const draw = { drawNo, commitment: sha256(DAY_KEY).toString('hex') };
  const win = writeAmount(parseAmount(round.win)! + paid);
  return { ...round, currency, jackpots, win, draw, drawSeed: DAY_KEY.toString('hex') };
}

const vault = Array.from({ length: 1_000 }, (_, place) => playVault(place + 1, 'JPY'));
const hit = vault.findIndex(({ jackpots }) => jackpots.length > 0);
const missed = vault.findIndex(({ jackpots }) => jackpots.length === 0);

test('whether a jackpot was won follows from the seed of the day, in every currency', async () => {
  const currencies = Object.keys(CURRENCIES) as Currency[];
  const others = currencies.flatMap((currency) =>
    Array.from({ length: 100 }, (_, place) => playVault(place + 1, currency)),
  );
  expect([...vault, ...others].filter(({ jackpots }) => jackpots.length > 1)).not.toEqual([]);
  expect(await verify([...vault, ...others])).toEqual(held(1_600));
});

test.each<[string, string, number, (round: Stored) => Partial<Stored>]>([
  [
    'a jackpot that was kept back',
    'jackpots',
    hit,
    ({ win, jackpots }) => ({
      jackpots: jackpots.slice(1),
      win: writeAmount(parseAmount(win)! - parseAmount('12.5')!),
    }),
  ],
  [
    'a jackpot that was given away',
    'jackpots',
    missed,
    ({ win }) => ({
      jackpots: [{ pool: 'MINI', amount: '12.5' }],
      win: writeAmount(parseAmount(win)! + parseAmount('12.5')!),
    }),
  ],
  [
    'a jackpot under another name',
    'jackpots',
    hit,
    ({ jackpots }) => ({ jackpots: jackpots.with(0, { ...jackpots[0]!, pool: 'GRAND' }) }),
  ],
  ['another seed of the day', 'jackpot commitment', hit, () => ({ drawSeed: 'ab'.repeat(32) })],
  ['a draw that was left out', 'jackpot draw', hit, () => ({ draw: null, drawSeed: null })],
  ['another draw', 'jackpots', hit, ({ draw }) => ({ draw: { ...draw!, drawNo: missed + 1 } })],
])('%s is found', async (_, what, place, change) => {
  const { code, said } = await verify(
    vault.with(place, { ...vault[place]!, ...change(vault[place]!) }),
  );
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^round vault5-${place + 1}: ${what}: stored `));
});

test('the credit of a demonstration draws jackpots like its money', async () => {
  const demo = { ...vault[hit]!, currency: `${vault[hit]!.currency}.DEMO` };
  expect(await verify([demo])).toEqual(held(1));
});

test('play credit draws no jackpot, and a draw of today is told to be open', async () => {
  const { jackpots: _, ...round } = vault[missed]!;
  const free = { ...round, jackpots: [], currency: 'JPY.PLAY', draw: null, drawSeed: null };
  expect(await verify([free])).toEqual(held(1));
  const today = { ...vault[hit]!, drawSeed: null };
  const { code, said } = await verify([free, today]);
  expect(code).toBe(0);
  expect(said).toBe(`${held(2).said}, 1 with jackpots not revealed`);
});

test('what cannot be proven yet is counted apart, and no machine is made up', async () => {
  const [first, second] = rounds;
  const told = await verify([
    { ...first!, serverSeed: null },
    { ...second!, outcome: null },
  ]);
  expect(told).toEqual({ code: 0, said: '0 held, 1 not revealed, 1 without an outcome' });
  expect((await verify([{ ...first!, model: 'nothing' }])).code).toBe(2);
});

test('one round is shown from its seeds alone', async () => {
  const { serverSeed, clientSeed, commitment, outcome } = playStored('triple5', 7);
  const seeds = ['--server', serverSeed!, '--client', clientSeed, '--nonce', '7'];
  const { code, said } = await run('--game', 'maneki3', ...seeds);
  expect(code).toBe(0);
  const { stops, window } = outcome!.spins[0]!;
  expect(JSON.parse(said)).toMatchObject({
    commitment,
    pay: outcome!.pay,
    spins: [{ stops, window }],
  });
  expect(await run('--model', 'triple5', ...seeds)).toEqual({ code, said });
  expect((await run('--game', 'nothing', ...seeds)).code).toBe(2);
});

test('it is short enough to be read, and knows nothing of ours', async () => {
  const text = await readFile(VERIFIER, 'utf8');
  expect(text.split('\n').length).toBeLessThan(400);
  const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
  expect(imported).toEqual(['node:crypto', 'node:fs/promises']);
});
