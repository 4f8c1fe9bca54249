import { randomUUID } from 'node:crypto';
import type { Chance } from '../chance.ts';
import type { Improper, Step } from '../message.ts';
import type { Books, Seat } from '../model/books.ts';
import { type CallOf, type RoundCall, writeBody } from '../model/round-call.ts';
import type { Tamper } from '../wire.ts';
import { one } from './round.ts';
import { spoilBody } from './spoil-body.ts';

export type Mischief = {
  /** Remembers a call that was made, to bring it up again some time. */
  remember(call: RoundCall): void;
  /** Something between the steps of a round that a careful provider would not do. */
  next(chance: Chance): Step;
};

export type MischiefOptions = {
  readonly books: Books;
  readonly others: readonly Seat[];
  readonly spentToken: string;
  /** What numbers of this run begin with. */
  readonly prefix: string;
};

const KEPT = 200;

/** What forgery looks like, and what is said to it. Only who proved to hold the key gets a signature. */
const TAMPERS: readonly (readonly [Tamper, Improper['refusal'], boolean])[] = [
  ['forged', 'BAD_SIGN', false],
  ['unknown key', 'BAD_SIGN', false],
  ['body altered', 'BAD_SIGN', false],
  ['path altered', 'BAD_SIGN', false],
  ['too old', 'STALE', true],
  ['too early', 'STALE', true],
  ['nonce reused', 'NONCE_REUSED', true],
  ['nonce too short', 'BAD_REQUEST', true],
];

export function createMischief(options: MischiefOptions): Mischief {
  const { books, prefix } = options;
  const past: RoundCall[] = [];
  let made = 0;

  const fresh = (): CallOf<'bet'> => {
    made += 1;
    const { playerId, sessionId, gameId, currency } = books.seat;
    const names = { txId: `${prefix}-x${made}`, roundId: `${prefix}-x${made}` };
    const body = { playerId, ...names, sessionId, gameId, amount: 10_000n, currency };
    return { name: 'bet', body };
  };
  const earlier = (chance: Chance): RoundCall => (past.length > 0 ? chance.pick(past) : fresh());

  return {
    remember(call) {
      past.push(call);
      if (past.length > KEPT) past.shift();
    },
    next(chance) {
      const kind = chance.below(100);
      if (kind < 30) return one('a late repetition', earlier(chance));
      if (kind < 45) return one('a repetition with other terms', alter(earlier(chance), chance));
      if (kind < 55) return one('a bet that has no place', misplace(fresh(), options, chance));
      if (kind < 70) return alone('a message that proves nothing', tamper(earlier(chance), chance));
      if (kind < 85) return alone('a body that says nothing', spoilBody(fresh(), chance));
      if (kind < 95) return one('a look at the balance', lookAt(options, chance));
      return alone('a call without a player', askAround(options, chance));
    },
  };
}

const alone = (what: string, message: Improper): Step => ({ what, messages: [message] });

/** The same number for something else. What has no number is brought up as it was. */
function alter(call: RoundCall, chance: Chance): RoundCall {
  switch (call.name) {
    case 'bet':
      return chance.happens(50)
        ? { ...call, body: { ...call.body, amount: other(call.body.amount) } }
        : { ...call, body: { ...call.body, selection: 'something else' } };
    case 'play':
      return { ...call, body: { ...call.body, winAmount: call.body.winAmount + 1n } };
    case 'win':
      return { ...call, body: { ...call.body, ...chance.pick(alteredWins(call.body.amount)) } };
    case 'rollback':
      return { ...call, body: { ...call.body, reason: 'another reason' } };
    default:
      return call;
  }
}

/** Never more than a ledger column holds, and never nothing. */
const other = (amount: bigint): bigint => (amount > 1n ? amount - 1n : amount + 1n);

const alteredWins = (amount: bigint) => [
  { amount: amount + 1n },
  { resultText: 'another result' },
  { betTxId: 'nobody-s-bet' },
];

function misplace(call: CallOf<'bet'>, options: MischiefOptions, chance: Chance): RoundCall {
  const wrong = chance.pick([
    { currency: call.body.currency === 'USD' ? 'EUR' : 'USD' },
    { currency: call.body.currency.slice(0, 3) + (call.body.currency.length > 3 ? '' : '.PLAY') },
    { sessionId: options.others[0]?.sessionId ?? randomUUID() },
    { sessionId: randomUUID() },
    { gameId: 'no-such-game' },
    { amount: 100_000_000_000_000_000n },
  ]);
  return { ...call, body: { ...call.body, ...wrong } };
}

function tamper({ name, body }: RoundCall, chance: Chance): Improper {
  const [kind, refusal, isSigned] = chance.pick(TAMPERS);
  return { name, body: writeBody(body), tamper: kind, refusal, isSigned };
}

function lookAt({ books, others }: MischiefOptions, chance: Chance): RoundCall {
  const { playerId, sessionId } = books.seat;
  const other = others.length > 0 && chance.happens(20) ? chance.pick(others) : undefined;
  return { name: 'balance', body: { playerId, sessionId: other?.sessionId ?? sessionId } };
}

function askAround({ spentToken }: MischiefOptions, chance: Chance): Improper {
  const open = { name: 'session/open', isSigned: true } as const;
  return chance.pick<Improper>([
    { name: 'ping', body: '{}', refusal: 'OK', isSigned: true },
    { ...open, body: writeBody({ launchToken: spentToken }), refusal: 'SESSION_EXPIRED' },
    { ...open, body: writeBody({ launchToken: 'x'.repeat(43) }), refusal: 'SESSION_UNKNOWN' },
  ]);
}
