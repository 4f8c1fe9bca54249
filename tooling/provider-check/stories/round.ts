import type { Chance } from '../chance.ts';
import type { Message, Step } from '../message.ts';
import { answerCall } from '../model/answer-call.ts';
import type { Books } from '../model/books.ts';
import type { CallOf, RoundCall } from '../model/round-call.ts';

/** One round of one player, with its calls half filled in. Its numbers are made of the round's. */
export type Round = {
  readonly chance: Chance;
  readonly books: Books;
  readonly roundId: string;
  bet(name: string, amount: bigint, other?: Partial<CallOf<'bet'>['body']>): CallOf<'bet'>;
  play(name: string, amount: bigint, winAmount: bigint): CallOf<'play'>;
  win(
    name: string,
    betName: string,
    amount: bigint,
    other?: Partial<CallOf<'win'>['body']>,
  ): CallOf<'win'>;
  rollback(name: string, betName: string): CallOf<'rollback'>;
  close(stake: bigint, payout: bigint): CallOf<'round/close'>;
  status(name: string): CallOf<'tx/status'>;
};

/** A story tells one thing after another, and looks at the books in between. */
export type Story = (round: Round) => Generator<Step>;

export function openRound(books: Books, chance: Chance, roundId: string): Round {
  const { playerId, sessionId, gameId, currency } = books.seat;
  // Players use the same numbers: a number is one player's own, and nobody else's.
  const txId = (name: string) => `${roundId}-${name}`;
  const named = (name: string) => ({ playerId, txId: txId(name), roundId });
  const place = { sessionId, gameId, currency };
  return {
    chance,
    books,
    roundId,
    bet: (name, amount, other) => ({
      name: 'bet',
      body: { ...named(name), ...place, amount, ...other },
    }),
    play: (name, amount, winAmount) => ({
      name: 'play',
      body: { ...named(name), ...place, amount, winAmount },
    }),
    win: (name, betName, amount, other) => ({
      name: 'win',
      body: { ...named(name), betTxId: txId(betName), amount, final: true, ...other },
    }),
    rollback: (name, betName) => ({
      name: 'rollback',
      body: { ...named(name), refTxId: txId(betName), reason: 'conformance' },
    }),
    close: (stake, payout) => ({
      name: 'round/close',
      body: { playerId, roundId, totals: { stake, payout } },
    }),
    status: (name) => ({ name: 'tx/status', body: { playerId, txId: txId(name) } }),
  };
}

export const one = (what: string, call: RoundCall): Step => ({ what, messages: [{ call }] });

export const together = (what: string, ...calls: readonly RoundCall[]): Step => ({
  what,
  messages: calls.map((call) => ({ call })),
});

/**
 * The same call, in one of the ways in which it may travel: once, several times at the same moment, or
 * with its first answer lost.
 */
export function travel({ chance, books }: Round, what: string, call: RoundCall): Step {
  const way = chance.below(100);
  if (way < 12) return together(`${what}, doubled`, ...Array(2 + chance.below(2)).fill(call));
  const cutAfterMs = chance.below(6);
  // Only what is kept under its number may arrive late without harm.
  const isKept = answerCall(books.fork(), call).outcome !== undefined;
  if (way >= 18 || !isKept) return one(what, call);
  const messages: Message[] = [{ call, cutAfterMs }, { call }];
  return { what: `${what}, its first answer lost`, messages };
}
