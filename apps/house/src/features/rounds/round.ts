import type { RoundView } from '@maneki/contract/house/schemas';
import type { SlotOutcome } from '@maneki/games/slots/outcome';
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
  readonly paidAt: string | null;
};

export type Round = {
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
  readonly outcome: SlotOutcome;
  readonly pay: number;
  readonly seedId: string;
  readonly commitment: string;
  readonly nonce: number;
  readonly blocks: number;
  readonly drawNo: bigint | null;
  readonly drawSeedId: string | null;
  readonly drawCommitment: string | null;
  /** Stake and win are then two steps, with the jackpots' draw between them. */
  readonly hasJackpots: boolean;
  readonly status: RoundStatus;
  readonly reason: string | null;
  readonly isSeen: boolean;
  readonly placedAt: Date;
  readonly takenAt: Date | null;
  readonly decidedAt: Date | null;
  readonly attempts: number;
};

export const isOver = ({ status }: Pick<Round, 'status'>): boolean =>
  (OVER_STATUSES as readonly string[]).includes(status);

/** The numbers of a round's transactions follow from its own, so that none is ever made up twice. */
export const txIdOf = {
  bet: (roundId: string) => roundId,
  win: (roundId: string) => `${roundId}:w`,
  jackpot: (roundId: string, pool: string) => `${roundId}:j:${pool}`,
  rollback: (roundId: string) => `${roundId}:r`,
} as const;

/** Who drives a round has it for so long; then any node takes it up again. Longer than a spin waits. */
export const LEASE_MS = 15 * SECOND_MS;

const EVERY_MAX_MS = 5 * MINUTE_MS;
export const LISTED_AFTER_MS = DAY_MS;

/** After 1, 2, 4 … seconds, at most five minutes apart; once a person was told, hourly. */
export function retryDelayMs(attempts: number, ageMs: number): number {
  if (ageMs >= LISTED_AFTER_MS) return HOUR_MS;
  return Math.min(2 ** Math.min(attempts, 20) * SECOND_MS, EVERY_MAX_MS);
}

/** What a player may know of a round: its outcome only once the money has moved. */
export function viewRound(round: Round): RoundView {
  const { status } = round;
  const isSettled = status === 'SETTLED';
  const jackpots = round.wins.flatMap(({ pool, amount }) =>
    pool && isSettled ? [{ pool, amount }] : [],
  );
  return {
    roundId: round.id,
    gameId: round.gameId,
    currency: round.currency,
    status: isOverStatus(status) ? status : 'OPEN',
    stake: writeAmount(round.stake),
    win: isSettled ? writeAmount(round.win) : '0',
    jackpots,
    draw: isSettled ? viewDraw(round) : null,
    outcome: isSettled ? (round.outcome as NonNullable<RoundView['outcome']>) : null,
    commitment: round.commitment,
    nonce: round.nonce,
    placedAt: round.placedAt.toISOString(),
    isSeen: round.isSeen,
  };
}

function viewDraw({ drawNo, drawCommitment }: Round): RoundView['draw'] {
  if (drawNo === null || drawCommitment === null) return null;
  return { drawNo: Number(drawNo), commitment: drawCommitment };
}

const isOverStatus = (status: RoundStatus): status is OverStatus => isOver({ status });

/** What is kept as text is ours, so it reads back. */
export const amountOf = ({ amount }: Pick<Win, 'amount'>): bigint => parseAmount(amount) ?? 0n;
