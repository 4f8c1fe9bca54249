import type { FrameView } from './frame-view.ts';

/** A game of one player rests between rounds; a table goes on, and rests while nothing is being decided. */
const RESTING: readonly string[] = ['idle', 'betting', 'settled', 'voided', 'paused'];

/** Whether a sheet may come over the game: nobody is kept from seeing how a round ends. */
export const isAtRest = ({ phase }: Pick<FrameView, 'phase'>): boolean => RESTING.includes(phase);
