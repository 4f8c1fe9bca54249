import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { MINUTE_MS } from '@maneki/kernel/clock';

/** Who plays what here. */
export type Sitting = {
  readonly id: string;
  readonly playerId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly language: Language;
  readonly theme: Theme;
};

/** A game that nobody touched for so long is over. */
export const SITTING_IDLE_MS = 30 * MINUTE_MS;
