import type { LotteryPrizeMode } from '@maneki/contract/house/lottery';
import type { Language } from '@maneki/contract/language';
import type { PersonalSeries } from '@maneki/contract/play/lottery';
import type { Theme } from '@maneki/contract/theme';
import { MINUTE_MS } from '@maneki/kernel/clock';

/** Who plays what: everything that a call of a game is allowed by. */
export type Session = {
  readonly id: string;
  readonly playerId: string;
  readonly merchant: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly currency: string;
  readonly network: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly realityCheckMinutes: number;
  /** Up to which series the player may bet at lotteries, by groups, where the platform told. */
  readonly series: PersonalSeries | null;
  /** By which prizes the player may bet at lotteries, where the platform told. */
  readonly prizeModes: readonly LotteryPrizeMode[] | null;
  readonly openedAt: Date;
  readonly expiresAt: Date;
};

/** A game that nobody touched for so long is over. */
export const SESSION_IDLE_MS = 15 * MINUTE_MS;

/** Extended only when less than this is left: a write for every call would cost as much as the call. */
export const SESSION_TOUCH_BELOW_MS = 10 * MINUTE_MS;
