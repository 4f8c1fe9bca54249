/** What the player chose before the game plays by itself. Absent limits do not stop it. */
export type AutoplayRules = {
  readonly rounds: number;
  readonly stopOnWinAbove: bigint | null;
  readonly stopOnLossOf: bigint | null;
  readonly stopOnFeature: boolean;
};

export type Autoplay = {
  readonly rules: AutoplayRules;
  readonly left: number;
  readonly balanceAtStart: bigint;
};

export const AUTOPLAY_ROUNDS = [10, 25, 50, 100] as const;

/** Limits are offered as multiples of the stake, so that they fit every stake. */
export const WIN_LIMITS = [5, 10, 25, 100] as const;
export const LOSS_LIMITS = [5, 10, 25, 50] as const;

export type PlayedRound = {
  readonly win: bigint;
  readonly balance: bigint;
  readonly hadFeature: boolean;
};

export type AutoplayStop = 'finished' | 'win' | 'loss' | 'feature';

export const startAutoplay = (rules: AutoplayRules, balance: bigint): Autoplay => ({
  rules,
  left: rules.rounds,
  balanceAtStart: balance,
});

/** Whether the game goes on by itself after a round; else why it stops. */
export function nextAutoplay(
  autoplay: Autoplay,
  round: PlayedRound,
): { readonly next: Autoplay } | { readonly stop: AutoplayStop } {
  const { rules, balanceAtStart } = autoplay;
  if (rules.stopOnFeature && round.hadFeature) return { stop: 'feature' };
  if (rules.stopOnWinAbove !== null && round.win > rules.stopOnWinAbove) return { stop: 'win' };
  const lost = balanceAtStart - round.balance;
  if (rules.stopOnLossOf !== null && lost >= rules.stopOnLossOf) return { stop: 'loss' };
  if (autoplay.left <= 1) return { stop: 'finished' };
  return { next: { ...autoplay, left: autoplay.left - 1 } };
}
