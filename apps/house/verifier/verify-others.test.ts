import { createHash } from 'node:crypto';
import { DICE, type DiceBet, diceWin, rollDice, targetOf, WINNING } from '@maneki/games/dice/dice';
import { ROUNDS_PER_SHOE, SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { DRAGON_TIGER, dragonTigerRules } from '@maneki/games/dragon-tiger/rules';
import { messageOf, readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signBlocks } from '#features/seeds';
import { held, runVerifier, verifyLines } from '#testing/run-verifier';

const RUNS = howMany({ short: 1_000, long: 20_000 });
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const anyStake = fc.bigInt({ min: 1n, max: 10n ** 9n }).map(writeAmount);

type Seeds = { readonly key: Buffer; readonly clientSeed: string; readonly nonce: number };

/** A roll as the house keeps it and a player's history tells it. */
function rollStored({ key, ...seeds }: Seeds, bet: DiceBet, stake: string) {
  const roll = rollDice(readDraws(signBlocks(key, (counter) => messageOf(seeds, counter))));
  return {
    roundId: `dice-${seeds.nonce}`,
    gameId: DICE.gameId,
    status: 'SETTLED',
    stake,
    win: writeAmount(diceWin(bet, { stake: parseAmount(stake)!, roll })),
    bet,
    outcome: { roll },
    commitment: sha256(key).toString('hex'),
    serverSeed: key.toString('hex'),
    ...seeds,
  };
}

type Stakes = Readonly<Partial<Record<string, string>>>;

/** A bet on a round of a shoe, as the house keeps it. */
function dealStored(
  key: Buffer,
  { shoeNo, place, stakes }: { shoeNo: number; place: number; stakes: Stakes },
) {
  const { gameId } = DRAGON_TIGER;
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: shoeNo }, counter);
  const outcome = dragonTigerRules.playShoe(readDraws(signBlocks(key, message)))(place);
  const units = Object.fromEntries(
    Object.entries(stakes).map(([spot, stake = '']) => [spot, parseAmount(stake)!]),
  );
  return {
    roundId: `deal-${place}`,
    gameId,
    status: 'SETTLED',
    win: writeAmount(dragonTigerRules.payoutOf(units, outcome)),
    bet: { stakes, roundNo: place + 1, shoeNo },
    outcome,
    commitment: sha256(key).toString('hex'),
    serverSeed: key.toString('hex') as string | null,
    clientSeed: '',
    nonce: place,
  };
}

const anyRoll = fc
  .record({
    seeds: fc.record({
      key: anySeed,
      clientSeed: fc.stringMatching(/^[!-{}~]{1,64}$/),
      nonce: fc.integer({ min: 1, max: 10 ** 9 }),
    }),
    side: fc.constantFrom('OVER' as const, 'UNDER' as const),
    winning: fc.integer(WINNING),
    stake: anyStake,
  })
  .map(({ seeds, side, winning, stake }) =>
    rollStored(seeds, { side, target: targetOf(side, winning) }, stake),
  );

const anyDeal = fc
  .record({
    key: anySeed,
    shoeNo: fc.integer({ min: 1, max: 10 ** 6 }),
    place: fc.integer({ min: 0, max: ROUNDS_PER_SHOE - 1 }),
    stakes: fc.dictionary(fc.constantFrom(...SPOTS), anyStake, { minKeys: 1 }),
  })
  .map(({ key, ...deal }) => dealStored(key, deal));

test('[PLAY-8] it agrees with the house on every roll of the dice', async () => {
  expect(await verifyLines(fc.sample(anyRoll, RUNS))).toEqual(held(RUNS));
});

test('[PLAY-8] it agrees with the house on every deal, of any shoe', {
  timeout: 60_000,
}, async () => {
  // Each has a shoe of its own: a seed is not the same for two of them.
  const deals = fc.sample(anyDeal, RUNS / 5).map((deal, place) => {
    const key = sha256(`shoe ${place}`);
    return dealStored(key, { shoeNo: place + 1, place: deal.nonce, stakes: deal.bet.stakes });
  });
  expect(await verifyLines(deals)).toEqual(held(RUNS / 5));
});

const KEY = sha256('the seed of a shoe');
const SHOE = Array.from({ length: ROUNDS_PER_SHOE }, (_, place) =>
  dealStored(KEY, { shoeNo: 3, place, stakes: { DRAGON: '800', TIE: '100.5', SUITED_TIE: '7' } }),
);

test('a whole shoe holds, ties of both kinds among its rounds', async () => {
  const results = new Set(SHOE.map(({ outcome }) => outcome.result));
  expect([...results].sort()).toEqual([...SPOTS].sort());
  expect(await verifyLines(SHOE)).toEqual(held(ROUNDS_PER_SHOE));
});

const roll = rollStored(
  { key: KEY, clientSeed: 'lucky-cat', nonce: 7 },
  { side: 'OVER', target: 300 },
  '1000',
);
const deal = SHOE[12]!;

test.each<[string, string, object]>([
  ['a roll', 'roll', { ...roll, outcome: { roll: roll.outcome.roll + 1 } }],
  ['the target of a bet', 'win', { ...roll, bet: { ...roll.bet, target: 301 } }],
  ['what a roll paid', 'win', { ...roll, win: '1000' }],
  ['a client seed', 'roll', { ...roll, clientSeed: 'another' }],
  ['the seed of a roll', 'commitment', { ...roll, serverSeed: 'ab'.repeat(32) }],
  ['a card', 'dragon', { ...deal, outcome: { ...deal.outcome, dragon: 60 } }],
  ['who won', 'result', { ...deal, outcome: { ...deal.outcome, result: 'NOBODY' } }],
  [
    'what was on a spot',
    'win',
    { ...deal, bet: { ...deal.bet, stakes: { TIE: '5', TIGER: '1' } } },
  ],
  ['the place in the shoe', '(dragon|tiger)', { ...deal, nonce: 13 }],
  ['the shoe', '(dragon|tiger)', { ...deal, bet: { ...deal.bet, shoeNo: 4 } }],
  ['the seed of a shoe', 'commitment', { ...deal, serverSeed: 'ab'.repeat(32) }],
  ['the version', 'version', { ...deal, modelVersion: 2 }],
])('a change of %s is found', async (_, what, round) => {
  const { code, said } = await verifyLines([round]);
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^round (dice|deal)-\\d+: ${what}: stored `));
});

test('[PLAY-8] a shoe that had two seeds is found, though each of them fits its rounds', async () => {
  const swapped = dealStored(sha256('another seed'), {
    shoeNo: 3,
    place: 40,
    stakes: { DRAGON: '800' },
  });
  expect(await verifyLines([swapped])).toEqual(held(1));
  const { code, said } = await verifyLines([...SHOE, swapped]);
  expect(code).toBe(1);
  expect(said).toMatch(/^round deal-40: commitment of the shoe: stored /);
});

test('a shoe that is still dealt from is counted apart', async () => {
  const said = '0 held, 1 not revealed, 0 without an outcome';
  expect(await verifyLines([{ ...deal, serverSeed: null }])).toEqual({ code: 0, said });
});

const EXAMPLE = '5f1c0e7d3a9b48264c10d7e2f38b6a95e04d71c28bf6390a5d27c4be81f3609a';

test('[PLAY-8] one roll and one deal are shown, as they are typed or stand in an address', async () => {
  const commitment = sha256(Buffer.from(EXAMPLE, 'hex')).toString('hex');
  const show = async (...given: string[]) => JSON.parse((await runVerifier(...given)).said);
  const dice = ['--game', 'luckydice', '--server', EXAMPLE, '--client', 'lucky-cat'];
  const rolled = { commitment, roll: '33.12' };
  expect(await show(...dice, '--nonce', '7')).toEqual(rolled);
  const bet = { side: 'UNDER', target: '4950', stake: '100' };
  const told = { game: 'luckydice', serverSeed: EXAMPLE, clientSeed: 'lucky-cat', nonce: '7' };
  const address = (values: object) =>
    `https://site.test/m/fairness?${new URLSearchParams({ ...values })}`;
  expect(await show(address({ ...told, ...bet, win: '200' }))).toEqual({ ...rolled, win: 200 });
  const wrong = await runVerifier(address({ ...told, ...bet, win: '199' }));
  expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('win: told 199')]);
  const shared = ['--game', 'dragontiger1', '--server', EXAMPLE, '--shoe', '3', '--place', '12'];
  expect(await show(...shared, '--bets', 'DRAGON:800,TIGER:200')).toEqual({
    commitment,
    dragon: 'A♥',
    tiger: 'Q♠',
    result: 'TIGER',
    win: 400,
  });
});

test.each([
  [['--game', 'luckydice', '--server', EXAMPLE, '--shoe', '3', '--place', '12']],
  [['--game', 'dragontiger1', '--server', EXAMPLE, '--client', 'a', '--nonce', '1']],
  [['--game', 'dragontiger1', '--server', EXAMPLE, '--shoe', '3', '--place', '179']],
  [['--game', 'luckydice', '--server', EXAMPLE, '--nonce', '1']],
  [[]],
])('%j is not usable', async (given) => {
  expect((await runVerifier(...given)).code).toBe(2);
});
