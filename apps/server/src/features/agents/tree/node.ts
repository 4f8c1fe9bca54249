/** Where a member stands among agents. */
export type Node = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly parentId: string | null;
  /** The uplines from the top down to the parent. */
  readonly line: readonly string[];
  readonly depth: number;
  readonly joinedVia: string;
  readonly joinedAt: Date;
};

/** How far below the company somebody may stand; a general agent stands at one. */
export const DEPTH_MAX = 10;

/** Where somebody stands who comes below a parent, or directly below the company. */
export const placeBelow = (
  parent: Pick<Node, 'memberId' | 'line'> | undefined,
): Pick<Node, 'parentId' | 'line' | 'depth'> => {
  const line = parent ? [...parent.line, parent.memberId] : [];
  return { parentId: parent?.memberId ?? null, line, depth: line.length + 1 };
};
