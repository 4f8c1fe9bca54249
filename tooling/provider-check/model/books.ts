import type { RoundWalletCode, TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import type { TransactionCall } from './round-call.ts';

/** One player's place at the provider: what the platform said when the session was opened. */
export type Seat = {
  readonly playerId: string;
  readonly sessionId: string;
  readonly currency: string;
  readonly gameId: string;
};

/** A transaction number that was used, and the answer that it got first. */
export type Transaction = {
  /** A tombstone has none: nobody knows what the bet would have said. */
  readonly call: TransactionCall['name'] | undefined;
  readonly fingerprint: string | undefined;
  readonly status: RoundWalletCode;
  readonly outcome: TransactionOutcome;
  /** What is about no wallet, such as a tombstone, has no balance to tell. */
  readonly isBalanceTold: boolean;
  readonly roundId: string;
  readonly amount: bigint;
  /** What a bet won that was decided at once. */
  readonly winAmount: bigint;
};

export type Bet = {
  readonly roundId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly state: 'OPEN' | 'SETTLED' | 'ROLLED_BACK';
};

export type Round = {
  readonly bets: readonly string[];
  readonly closed?: { readonly stake: bigint; readonly payout: bigint };
};

/** What the platform must know about one player, as the provider sees it. */
export type Books = {
  readonly seat: Seat;
  balance: bigint;
  readonly transactions: Shelf<Transaction>;
  readonly bets: Shelf<Bet>;
  readonly rounds: Shelf<Round>;
  /** Books that begin like these, and leave these as they are. */
  fork(): Books;
};

export type Shelf<Entry> = {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  entries(): Iterable<[string, Entry]>;
  fork(): Shelf<Entry>;
};

export const openBooks = (seat: Seat, balance: bigint): Books =>
  bind({ seat, balance, transactions: shelf(), bets: shelf(), rounds: shelf() });

function bind(contents: Omit<Books, 'fork'>): Books {
  const books: Books = {
    ...contents,
    fork: () =>
      bind({
        seat: books.seat,
        balance: books.balance,
        transactions: books.transactions.fork(),
        bets: books.bets.fork(),
        rounds: books.rounds.fork(),
      }),
  };
  return books;
}

/** Trying an order of calls must not copy thousands of entries: a fork holds only what is new. */
function shelf<Entry>(below?: Shelf<Entry>): Shelf<Entry> {
  const own = new Map<string, Entry>();
  const self: Shelf<Entry> = {
    get: (key) => own.get(key) ?? below?.get(key),
    set: (key, entry) => own.set(key, entry),
    entries: () => own.entries(),
    fork: () => shelf(self),
  };
  return self;
}
