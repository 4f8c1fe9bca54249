import { createHash } from 'node:crypto';
import { readDraws, sharedMessageOf } from '@maneki/games/fair/draws';
import { FAMILIES } from '@maneki/games/lottery/families';
import { LOTTERY_GAMES, type LotteryGame } from '@maneki/games/lottery/games';
import { writeAmount } from '@maneki/kernel/money';
import { howMany } from '@maneki/testkit/how-many';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signBlocks } from '#features/seeds';
import { held, runVerifier, verifyLines } from '#testing/run-verifier';

const RUNS = howMany({ short: 1_100, long: 22_000 });
const HOUSE_GAMES = LOTTERY_GAMES.filter(({ drawSource }) => drawSource === 'HOUSE');
const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest();

type Drawn = { readonly game: LotteryGame; readonly key: Buffer; readonly no: number };

function drawResult({ game: { gameId, family }, key, no }: Drawn): readonly string[] {
  const message = (counter: number) => sharedMessageOf({ gameId, roundNo: no }, counter);
  return FAMILIES[family].draw(readDraws(signBlocks(key, message)));
}

/** A slip on an issue, as the house keeps it and a player's history tells it. */
function slipStored(drawn: Drawn, payouts: readonly bigint[] = [0n]) {
  const { game, key, no } = drawn;
  return {
    roundId: `slip-${game.gameId}-${no}`,
    gameId: game.gameId,
    roundNo: no,
    status: 'SETTLED',
    stake: '1000',
    win: writeAmount(payouts.reduce((sum, payout) => sum + payout, 0n)),
    bet: { no, issueNo: 'any', tickets: [] },
    outcome: {
      result: drawResult(drawn),
      payouts: payouts.map(writeAmount),
      winUnits: payouts.map(() => 1),
    },
    commitment: sha256(key).toString('hex'),
    serverSeed: key.toString('hex') as string | null,
    clientSeed: '',
    nonce: 0,
  };
}

const anyIssue = fc.record({
  key: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes)),
  payouts: fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 5 }),
});

test('[PLAY-6] [PLAY-8] it draws every issue of every lottery as the house does', {
  timeout: 60_000,
}, async () => {
  const slips = fc.sample(anyIssue, RUNS).map(({ key, payouts }, place) => {
    const game = HOUSE_GAMES[place % HOUSE_GAMES.length]!;
    return slipStored({ game, key, no: 1 + place * 1_931 }, payouts);
  });
  expect(new Set(slips.map(({ gameId }) => gameId)).size).toBe(HOUSE_GAMES.length);
  expect(await verifyLines(slips)).toEqual(held(RUNS));
});

const KEY = sha256('the seed of a day');
const game = HOUSE_GAMES.find(({ gameId }) => gameId === 'lottossc1')!;
const slip = slipStored({ game, key: KEY, no: 29_453_760 }, [5_000n, 0n]);

test.each<[string, string, object]>([
  [
    'a number that was drawn',
    'result',
    { ...slip, outcome: { ...slip.outcome, result: [...slip.outcome.result].toReversed() } },
  ],
  ['the issue', 'result', { ...slip, roundNo: 29_453_761 }],
  ['the game', 'result', { ...slip, gameId: 'lottossc3' }],
  ['what was paid', 'win', { ...slip, win: '1' }],
  ['the seed', 'commitment', { ...slip, serverSeed: 'ab'.repeat(32) }],
])('a change of %s is found', async (_, what, round) => {
  const { code, said } = await verifyLines([round]);
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^round slip-\\w+-\\d+: ${what}: stored `));
});

test('[PLAY-8] an issue for which two seeds were promised is found, though each of them fits', async () => {
  const other = slipStored({ game, key: sha256('another seed'), no: 29_453_760 });
  expect(await verifyLines([slip, { ...slip, roundId: 'slip-again-1' }])).toEqual(held(2));
  const { code, said } = await verifyLines([slip, other]);
  expect(code).toBe(1);
  expect(said).toMatch(/: commitment of the issue: stored /);
});

test('slips of a day that is not over, and of an issue that came to nothing, are counted apart', async () => {
  const void_ = { ...slip, status: 'VOIDED', win: '0', outcome: null };
  const said = '0 held, 1 not revealed, 1 without an outcome';
  expect(await verifyLines([{ ...slip, serverSeed: null }, void_])).toEqual({ code: 0, said });
});

test('[PLAY-8] one issue is shown, as it is typed or stands in an address', async () => {
  const [server, commitment] = [KEY.toString('hex'), sha256(KEY).toString('hex')];
  const shown = { commitment, result: slip.outcome.result.join(' ') };
  const typed = ['--game', 'lottossc1', '--server', server, '--issue', '29453760'];
  expect(JSON.parse((await runVerifier(...typed)).said)).toEqual(shown);
  const query = { game: 'lottossc1', serverSeed: server, issue: '29453760', commitment };
  const address = `https://site.test/m/fairness?${new URLSearchParams(query)}`;
  expect(JSON.parse((await runVerifier(address)).said)).toEqual(shown);
  expect((await runVerifier(...typed.slice(0, 4))).code).toBe(2);
  expect((await runVerifier('--game', 'luckydice', ...typed.slice(2))).code).toBe(2);
});
