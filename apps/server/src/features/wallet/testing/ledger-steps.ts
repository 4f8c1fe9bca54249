import fc from 'fast-check';
import type { Database } from '#platform/database/database';
import { placeHold } from '../holds/place-hold.ts';
import { postHold } from '../holds/post-hold.ts';
import { releaseHold } from '../holds/release-hold.ts';
import { moveMoney } from '../move-money.ts';
import { reverseTransfer } from '../reversals/reverse-transfer.ts';
import { windowsOf } from '../windows.ts';
import { holdOf } from './books.ts';
import { payoutOf, stakeOf } from './open-wallet.ts';

export type BetStep = {
  readonly what: 'bet' | 'win';
  readonly name: string;
  readonly amount: bigint;
};
type HoldStep = { readonly what: 'place'; readonly name: string; readonly amount: bigint };
type LaterStep = { readonly what: 'post' | 'release' | 'reverse'; readonly name: string };

/** One thing that happens to an account. Names are few, so that much comes twice or out of order. */
export type Step = BetStep | HoldStep | LaterStep;

const AT = new Date('2030-01-01T12:00:00Z');
const WINDOWS = windowsOf(AT, 'Asia/Tokyo');

/** What a name asks for follows from the name: a repetition is then truly the same wish. */
const amountOf = (name: number) => BigInt(((name * 37) % 11) * 10 + 5);

const bet = (name: number) =>
  ({ what: 'bet', name: `bet-${name}`, amount: amountOf(name) }) as const;
const win = (name: number) =>
  ({ what: 'win', name: `win-${name}`, amount: amountOf(name) }) as const;
const place = (name: number) =>
  ({ what: 'place', name: `hold-${name}`, amount: amountOf(name) }) as const;
const post = (name: number) => ({ what: 'post', name: `hold-${name}` }) as const;
const release = (name: number) => ({ what: 'release', name: `hold-${name}` }) as const;
const undoWin = (name: number) => ({ what: 'reverse', name: `win-${name}` }) as const;
const undoBet = (name: number) => ({ what: 'reverse', name: `bet-${name}` }) as const;

/** What happens to accounts, and above all what leads into debt and out of it again. */
const STORIES: readonly (readonly ((name: number) => Step)[])[] = [
  [bet, win, bet, win],
  [win, bet, undoWin, undoWin],
  [win, place, undoWin, release],
  [win, place, undoWin, post],
  [bet, undoBet, place, release],
  [win, place, release, post],
];

const story = fc.record({
  steps: fc.constantFrom(...STORIES),
  // Names are few, so that much comes twice.
  name: fc.nat({ max: 9 }),
  delays: fc.array(fc.nat({ max: 6 }), { minLength: 4, maxLength: 4 }),
});

/** Several stories at once: their steps run into each other, and come out of order. */
export const anyHistory: fc.Arbitrary<Step[]> = fc
  .array(story, { minLength: 4, maxLength: 7, size: 'max' })
  .map((stories) =>
    stories
      .flatMap(({ steps, name, delays }, begin) =>
        steps.map((step, index) => ({
          step: step(name),
          turn: 2 * begin + index + delays[index]!,
        })),
      )
      .toSorted((left, right) => left.turn - right.turn)
      .map(({ step }) => step),
  );

/** Takes a step in the ledger; answers whether it says that it is done. */
export async function takeStep(database: Database, memberId: string, step: Step) {
  const name = { memberId, source: 'test', key: step.name, at: AT };
  switch (step.what) {
    case 'bet':
    case 'win': {
      const movementOf = step.what === 'bet' ? stakeOf : payoutOf;
      const [outcome] = await moveMoney(database, [
        movementOf(memberId, step.amount, { key: step.name }),
      ]);
      return outcome!.ok;
    }
    case 'place':
      return (await placeHold(database, holdOf(memberId, step.amount, { key: step.name }))).ok;
    case 'post': {
      const posting = { ...name, kind: 'WITHDRAW', house: 'CLEARING_WITHDRAW' } as const;
      return (await postHold(database, posting)).ok;
    }
    case 'release':
      return (await releaseHold(database, name)).ok;
    case 'reverse': {
      const grounds = { author: 'operator', reason: 'a test', windows: WINDOWS };
      return (await reverseTransfer(database, { ...name, ...grounds })).ok;
    }
  }
}
