import { done } from '@maneki/kernel/outcome';

/** What an operator's act changed, as the audit trail tells it. */
export type Change = {
  /** Whose or what: `member 8f…`, `settings`. It can be searched for. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  /** In whose trails it stands, where it concerns others than the merchant that was chosen. */
  readonly merchantCodes?: readonly string[] | undefined;
};

/** How an operator's act answers: to the operator, and to whoever asks about it one day. */
export type Acted<Reply> = {
  readonly reply: Reply;
  /** Null where what was done tells by itself who did it, and nobody will ask the trail. */
  readonly change: Change | null;
  /** Once both are kept: telling open pages, for example. */
  readonly afterwards?: (() => void) | undefined;
};

export const acted = <Reply>(reply: Reply, change: Change, afterwards?: () => void) =>
  done<Acted<Reply>>({ reply, change, afterwards });

/**
 * The same for what is done all day and is kept with its author anyway, such as a message to a member: a trail that is
 * full of it would hide what it is there for.
 */
export const actedUnrecorded = <Reply>(reply: Reply, afterwards?: () => void) =>
  done<Acted<Reply>>({ reply, change: null, afterwards });

/** An act as it is written down. */
export type Act = Omit<Change, 'merchantCodes'> & {
  readonly merchantCode: string;
  readonly at: Date;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly address: string;
  readonly act: string;
  readonly reason: string | null;
};
