import type { Category } from '@maneki/contract/play/tickets';
import type { Tx } from '#platform/database/database';

/**
 * What members get back for the same play by another way, and earlier in the night: of the two they have the higher, so
 * a level gives what is missing to its own.
 */
export type OtherRebates = {
  /** Whether all of a day is given. */
  readonly isDone: (
    tx: Tx,
    asked: { readonly merchantCode: string; readonly day: string },
  ) => Promise<boolean>;
  /** What some members got, by `<member> <currency> <group>`. */
  readonly listGiven: (
    tx: Tx,
    asked: { readonly memberIds: readonly string[]; readonly day: string },
  ) => Promise<ReadonlyMap<string, bigint>>;
  /** The group in which it counts a category; none where it gives nothing for it. */
  readonly groupOf: (category: Category) => string | undefined;
};
