import type { MessagesOutside } from '../outside.ts';

/** What chat needs of the outside. */
export type ChatServices = Pick<MessagesOutside, 'database' | 'merchants' | 'memberNews'>;

/** Which member, at which merchant, when. */
export type ChatMember = {
  readonly memberId: string;
  readonly merchantCode: string;
  readonly now: Date;
};
