import { WINNER_BOARD_SCROLLS_ABOVE } from '@maneki/contract/constants';

/** How long one line takes to pass. */
const LINE_MS = 2_400;

/** Whether the board moves: only with more lines than it shows at once. */
export const isLooping = (count: number): boolean => count > WINNER_BOARD_SCROLLS_ABOVE;

/** How long all lines take to pass once; the same pace whatever their number. */
export const loopMs = (count: number): number => count * LINE_MS;

/**
 * The lines that follow the last one again, so that the way round has no gap: as many as the board
 * shows at once.
 */
export const echoOf = <Line>(lines: readonly Line[]): readonly Line[] =>
  isLooping(lines.length) ? lines.slice(0, WINNER_BOARD_SCROLLS_ABOVE) : [];
