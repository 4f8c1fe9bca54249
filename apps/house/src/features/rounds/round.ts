import type { GameKind, RoundViewOf } from '@maneki/contract/house/schemas';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount, writeAmount } from '@maneki/kernel/money';

export const OPEN_STATUSES = ['PLACED', 'UNDOING', 'TAKEN', 'PAYING'] as const;
export const OVER_STATUSES = ['SETTLED', 'DECLINED', 'VOIDED'] as const;

export type OpenStatus = (typeof OPEN_STATUSES)[number];
export type OverStatus = (typeof OVER_STATUSES)[number];
export type RoundStatus = OpenStatus | OverStatus;

/** One payment that the platform is asked for. Its number never changes, so it is paid once. */
export type Win = {
  readonly txId: string;
  /** Decimal text, since it is kept as JSON. */
  readonly amount: string;
  readonly pool: 'MINI' | 'MINOR' | 'GRAND' | null;
  /** What of the stake was truly at risk, where only the game can tell. */
  readonly validTurnover?: string;
  /** What came of the bet, for records. Kept, because a win that is told again says the same. */
  readonly resultText?: string;
  /** What a wrong result paid too much, and is taken back. */
  readonly isTakenBack?: true;
  /** The platform keeps it until its operator has decided: here it counts as told. */
  readonly isHeld?: true;
  /** Its operator refused it: as if it had never been told. */
  readonly isRefused?: true;
  /** When the platform took it, also to hold it. */
  readonly paidAt: string | null;
};

/** What a kind of game wrote down of its own; it alone reads it. */
export type KindFacts = Readonly<Record<string, unknown>>;

export type Round = {
  readonly kind: GameKind;
  readonly playerId: string;
  readonly id: string;
  readonly key: string;
  readonly sessionId: string;
  readonly merchant: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly win: bigint;
  readonly wins: readonly Win[];
  readonly model: string;
  readonly modelVersion: number;
  readonly bet: KindFacts | null;
  /** Null until it is drawn. */
  readonly outcome: KindFacts | null;
  /** No other round of its kind may be open beside it. */
  readonly isAlone: boolean;
  readonly seedId: string;
  readonly commitment: string;
  readonly nonce: number;
  readonly blocks: number;
  readonly drawNo: bigint | null;
  readonly drawSeedId: string | null;
  readonly drawCommitment: string | null;
  /** Stake and win are then two steps, with the jackpots' draw between them. */
  readonly hasJackpots: boolean;
  /** The round of a table, or issue of a lottery, that it is a bet on: what it wins is decided there, for all. */
  readonly tableRound: number | null;
  readonly status: RoundStatus;
  readonly reason: string | null;
  readonly isSeen: boolean;
  readonly placedAt: Date;
  /** Since when its next step is due: what waits for a draw is not late before that. */
  readonly dueSince: Date;
  readonly takenAt: Date | null;
  readonly decidedAt: Date | null;
  readonly attempts: number;
};

export const isOver = ({ status }: Pick<Round, 'status'>): boolean =>
  (OVER_STATUSES as readonly string[]).includes(status);

/** Stake and win are one step, unless something is decided between them. */
export const isTwoStep = ({ hasJackpots, tableRound }: Round): boolean =>
  hasJackpots || tableRound !== null;

/** A bet on an issue of a lottery; other bets on what many share are bets at a table. */
export const isSlip = ({ kind }: Pick<Round, 'kind'>): boolean => kind === 'lottery';

/** The numbers of a round's transactions follow from its own, so that none is ever made up twice. */
export const txIdOf = {
  bet: (roundId: string) => roundId,
  win: (roundId: string) => `${roundId}:w`,
  /** What a corrected result pays besides; it can be corrected more than once. */
  correction: (roundId: string, count: number) => `${roundId}:c${count}`,
  jackpot: (roundId: string, pool: string) => `${roundId}:j:${pool}`,
  rollback: (roundId: string) => `${roundId}:r`,
} as const;

/** Who drives a round has it for so long; then any node takes it up again. Longer than a spin waits. */
export const LEASE_MS = 15 * SECOND_MS;

/** Of one table's bets so many are on their way to the platform at once: a full one must not take every connection. */
export const BETS_AT_ONCE = 100;

const EVERY_MAX_MS = 5 * MINUTE_MS;
export const LISTED_AFTER_MS = DAY_MS;

/** After 1, 2, 4 … seconds, at most five minutes apart; once a person was told, hourly. */
export function retryDelayMs(attempts: number, ageMs: number): number {
  if (ageMs >= LISTED_AFTER_MS) return HOUR_MS;
  return Math.min(2 ** Math.min(attempts, 20) * SECOND_MS, EVERY_MAX_MS);
}

/** What a player may know of a round: its outcome only once the money has moved. */
export function viewRound<Kind extends GameKind>(
  round: Round & { readonly kind: Kind },
): RoundViewOf<Kind> {
  const { status } = round;
  const isSettled = status === 'SETTLED';
  const jackpots = round.wins.flatMap(({ pool, amount }) =>
    pool && isSettled ? [{ pool, amount }] : [],
  );
  const view = {
    kind: round.kind,
    roundId: round.id,
    gameId: round.gameId,
    currency: round.currency,
    status: isOverStatus(status) ? status : 'OPEN',
    stake: writeAmount(round.stake),
    win: isSettled ? writeAmount(round.win) : '0',
    jackpots,
    draw: isSettled ? viewDraw(round) : null,
    ...(round.tableRound === null ? {} : { roundNo: round.tableRound }),
    ...(round.bet === null ? {} : { bet: round.bet }),
    outcome: isSettled ? round.outcome : null,
    commitment: round.commitment,
    nonce: round.nonce,
    placedAt: round.placedAt.toISOString(),
    isSeen: round.isSeen,
  };
  // Bet and outcome were written by this kind, in the shape that it shows.
  return view as unknown as RoundViewOf<Kind>;
}

function viewDraw({ drawNo, drawCommitment }: Round) {
  if (drawNo === null || drawCommitment === null) return null;
  return { drawNo: Number(drawNo), commitment: drawCommitment };
}

const isOverStatus = (status: RoundStatus): status is OverStatus => isOver({ status });

/** What is kept as text is ours, so it reads back. */
export const amountOf = ({ amount }: Pick<Win, 'amount'>): bigint => parseAmount(amount) ?? 0n;
