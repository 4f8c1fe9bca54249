import { FEEDBACK_PAGE_SIZE } from '@maneki/contract/messages/feedback';
import type { FeedbackView } from '@maneki/contract/messages/feedback-schemas';
import type { Database } from '#platform/database/database';
import type { Feedback } from './feedback.ts';
import { searchFeedback } from './store.ts';

/** A page of what a member has sent, with its answers. */
export async function listOwnFeedback(
  database: Database,
  {
    cursor,
    ...whose
  }: {
    readonly merchantCode: string;
    readonly memberId: string;
    readonly cursor?: string | undefined;
  },
): Promise<{ list: FeedbackView[]; next: string | null }> {
  const before = cursor === undefined ? undefined : BigInt(cursor);
  // One more than is shown tells whether there is a next page.
  const found = await database.statement((tx) =>
    searchFeedback(tx, { ...whose, before, limit: FEEDBACK_PAGE_SIZE + 1 }),
  );
  const shown = found.slice(0, FEEDBACK_PAGE_SIZE);
  const hasMore = found.length > FEEDBACK_PAGE_SIZE;
  return { list: shown.map(describe), next: hasMore ? String(shown.at(-1)!.seq) : null };
}

/** Who answered is the house's own affair. */
const describe = ({ id, type, content, state, answer, sentAt, answeredAt }: Feedback) => ({
  ...{ id, type, content, state, answer },
  sentAt: sentAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});
