import type { MemberType } from '@maneki/contract/identity/member-types';

/** Where a member stands among agents. */
export type Node = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly username: string;
  readonly type: MemberType;
  readonly parentId: string | null;
  /** The uplines from the top down to the parent. */
  readonly line: readonly string[];
  readonly depth: number;
  readonly joinedVia: string;
  readonly joinedAt: Date;
  /** The business day from which on they stand here; null for those who were never moved. */
  readonly since: string | null;
  readonly directCount: number;
  readonly teamCount: number;
};

/** A place before a move: from the one day on, and before the other. */
export type PastPlace = {
  readonly memberId: string;
  readonly parentId: string | null;
  readonly line: readonly string[];
  readonly since: string | null;
  readonly until: string;
};

/** Where somebody stands who comes below a parent, or directly below the company. */
export const placeBelow = (
  parent: Pick<Node, 'memberId' | 'line'> | undefined,
): Pick<Node, 'parentId' | 'line' | 'depth'> => {
  const line = parent ? [...parent.line, parent.memberId] : [];
  return { parentId: parent?.memberId ?? null, line, depth: line.length + 1 };
};

/** The uplines of a member on a business day. Whoever came later than that day stood where they came to. */
export function lineOn(
  node: Pick<Node, 'line' | 'since'>,
  pasts: readonly PastPlace[],
  day: string,
): readonly string[] {
  if (node.since === null || day >= node.since) return node.line;
  const place = pasts
    .filter(({ until }) => day < until)
    .reduce<PastPlace | undefined>(
      (first, past) => (first === undefined || past.until < first.until ? past : first),
      undefined,
    );
  return place?.line ?? node.line;
}
