import type { Database } from '#platform/database/database';
import { stateOf } from './proposal.ts';
import * as store from './store.ts';

type Asked = {
  readonly merchantCode: string;
  readonly state: 'open' | 'all';
  readonly cursor?: string | undefined;
  readonly size: number;
  readonly now: Date;
};

/** A page of proposals, the latest first, and where the next one begins. */
export async function listProposals(database: Database, asked: Asked) {
  const { merchantCode, state, cursor, size, now } = asked;
  const isOpen = state === 'open';
  const found = await database.statement((tx) =>
    // One more than is shown tells whether there is a next page.
    store.listProposals(tx, { merchantCode, isOpen, before: cursor, now, limit: size + 1 }),
  );
  const shown = found.slice(0, size);
  return {
    rows: shown.map((proposal) => ({
      id: proposal.id,
      kind: proposal.kind,
      subject: proposal.subject,
      payload: proposal.payload,
      reason: proposal.reason,
      state: stateOf(proposal, now),
      proposedBy: proposal.proposedByName,
      proposedAt: proposal.proposedAt.toISOString(),
      expiresAt: proposal.expiresAt.toISOString(),
      decidedBy: proposal.decidedByName,
      decidedAt: proposal.decidedAt?.toISOString() ?? null,
      result: proposal.result,
    })),
    next: found.length > size ? (shown.at(-1)?.id ?? null) : null,
  };
}
