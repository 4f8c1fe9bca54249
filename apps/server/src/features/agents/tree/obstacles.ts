import type { Tx } from '#platform/database/database';

/** What other parts know that stands in the way of changes to the tree. */
export type TreeObstacles = {
  /** Whether a bill of somebody, or of anybody below them, is paid in part, short of money or waits for approval. */
  readonly hasOpenBill: (tx: Tx, memberId: string) => Promise<boolean>;
  /** Whether a contract pays somebody, or is paid by them. */
  readonly hasValidContract: (tx: Tx, memberId: string) => Promise<boolean>;
};
