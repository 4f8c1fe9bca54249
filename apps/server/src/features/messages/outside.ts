import type { Clock } from '@maneki/kernel/clock';
import type { MerchantDirectory } from '#features/site';
import type { Database, Tx } from '#platform/database/database';
import type { MemberNews } from '#platform/fanout/tell-members';
import type { Push } from './push/create-push.ts';

/** What messages needs of the platform and of the features before it. */
export type MessagesOutside = {
  readonly database: Database;
  readonly clock: Clock;
  readonly merchants: MerchantDirectory;
  readonly memberNews: Pick<MemberNews, 'tell'>;
  /** Puts the answer to a piece of feedback into its member's inbox; without one it stands on the page alone. */
  readonly sendAnswer?: ((tx: Tx, answer: FeedbackAnswer) => Promise<void>) | undefined;
};

/** What an operator wrote about a piece of feedback. */
export type FeedbackAnswer = {
  readonly feedbackId: string;
  readonly memberId: string;
  readonly merchantCode: string;
  /** What it is the answer to. */
  readonly content: string;
  readonly answer: string;
  readonly now: Date;
  readonly push: Push;
};
