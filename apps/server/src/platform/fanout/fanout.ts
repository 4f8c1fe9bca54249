import type { MemberTopic, MerchantTopic, Topics } from '@maneki/contract/topics';
import { invariant } from '@maneki/kernel/invariant';

/** News for the open pages of one merchant's site. */
export type MerchantPush = {
  [Name in MerchantTopic]: {
    readonly topic: Name;
    readonly merchantCode: string;
    readonly memberId?: never;
    readonly payload: Topics[Name];
  };
}[MerchantTopic];

/** News for the pages that one member has open. */
export type MemberPush = {
  [Name in MemberTopic]: {
    readonly topic: Name;
    readonly merchantCode: string;
    readonly memberId: string;
    readonly payload: Topics[Name];
  };
}[MemberTopic];

export type Push = MerchantPush | MemberPush;

/** A push on its way. Ids of one node sort in the order of publication. */
export type Message = Push & { readonly id: string };

export type Listener = {
  hear(message: Message): void;
  /** The connection was cut and messages may have passed unheard. */
  missed?(): void;
};

/**
 * Carries pushes from the node where something happened to every node that has pages open, itself
 * included. All nodes hear all messages in one order, so a page may resume at another node.
 */
export type Fanout = {
  publish(pushes: readonly Push[]): Promise<void>;
  /** Hears everything published from now on, until the returned function is called. */
  subscribe(listener: Listener): () => void;
  close(): Promise<void>;
};

/**
 * A push says what changed; who wants more asks by a call. The bound is what one NOTIFY can carry,
 * and it holds for all adapters, so that a push that works on a laptop works in production.
 */
export const MESSAGE_BYTES_MAX = 7_000;

/** Writes a message for the wire and refuses one that an adapter could not carry. */
export function writeMessage(message: Message): string {
  const text = JSON.stringify(message);
  const bytes = Buffer.byteLength(text);
  invariant(bytes <= MESSAGE_BYTES_MAX, `a push on ${message.topic} has ${bytes} bytes`);
  return text;
}
