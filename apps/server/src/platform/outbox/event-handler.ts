import type { Events } from '@maneki/contract/contract';
import type { MemberTopic, MerchantTopic, Topics } from '@maneki/contract/topics';
import type { Tx } from '#platform/database/database';

export type EventName = keyof Events & string;

/** An event as it was recorded. The id is the same each time a handler sees the event. */
export type RecordedEvent<Name extends EventName = EventName> = {
  readonly id: bigint;
  readonly name: Name;
  readonly payload: Events[Name];
  readonly recordedAt: Date;
};

export type HandlerContext = {
  /**
   * The handler's effects are kept together with its advance: in the database each happens once.
   */
  readonly tx: Tx;
  /** Tells the open pages of a merchant, after the effects are kept; perhaps more than once. */
  push<Name extends MerchantTopic>(topic: Name, merchantCode: string, payload: Topics[Name]): void;
  /** Tells the pages that one member has open, under the same terms. */
  pushToMember<Name extends MemberTopic>(
    topic: Name,
    member: { readonly merchantCode: string; readonly memberId: string },
    payload: Topics[Name],
  ): void;
};

/**
 * What a later feature does about an earlier feature's facts. It sees the events of its name in the
 * order of their transactions, as many at once as have come, so that a statement can serve all of
 * them. It fails as a whole: then fewer are tried, at last each alone. It must not call out over the
 * network: it sends a job for that.
 */
export type EventHandler<Name extends EventName = EventName> = {
  /**
   * `<feature>.<verb_noun>`. The handler's place in the outbox is kept under it: never rename it.
   */
  readonly name: `${string}.${string}`;
  readonly on: Name;
  handle(context: HandlerContext, events: readonly RecordedEvent<Name>[]): Promise<void>;
};

/** A handler among others, its event's type left behind. */
export type AnyEventHandler = {
  readonly name: string;
  readonly on: string;
  handle(context: HandlerContext, events: never): Promise<void>;
};
