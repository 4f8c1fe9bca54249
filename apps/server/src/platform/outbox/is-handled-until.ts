import type { Tx } from '#platform/database/database';
import type { EventName } from './event-handler.ts';
import { hasUnhandled } from './store.ts';

/**
 * Whether some handlers have dealt with every event of these names that was recorded before a moment. What reads sums
 * that handlers make waits for that. A handler that has never run here has nothing to deal with.
 */
export const isHandledUntil = async (
  tx: Tx,
  asked: {
    readonly handlers: readonly string[];
    readonly names: readonly EventName[];
    readonly until: Date;
  },
): Promise<boolean> => !(await hasUnhandled(tx, asked));
