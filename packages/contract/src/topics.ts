import type { Language } from './language.ts';
import type { LobbyMessage } from './messages/chat.ts';

/**
 * What can be listened to over the WebSocket, and what arrives. A merchant's topic reaches every page of
 * the merchant whose site asks, a member's topic only the pages that this member is logged in on. The
 * server knows both from the connection; a client cannot choose another merchant or member.
 */
export type Topics = {
  /** The merchant's settings have this version now; ask for the status again. */
  'site.settings': { readonly version: number };
  /** Banners, announcements or help of the merchant have changed; ask for them again. */
  'content.changed': Record<never, never>;
  /** Games, vendors or what is hot have changed; ask for their lists again. */
  'catalog.changed': Record<never, never>;
  /**
   * One of the member's wallets holds this much now, as a decimal string. `seq` grows by one with each
   * movement of that wallet, so a page ignores what is older than what it shows; compare it as a bigint.
   */
  'wallet.balance': {
    readonly wallet: 'MAIN' | 'FREE';
    readonly balance: string;
    readonly currency: string;
    readonly seq: string;
  };
  /** A deposit or a withdrawal of the member is in another state now; ask for it again. */
  'cashier.order': {
    readonly kind: 'DEPOSIT' | 'WITHDRAWAL';
    readonly orderNo: string;
    readonly state: string;
  };
  /** The papers that the member sent in were taken up or decided about; ask for them again. */
  'safety.verification': Record<never, never>;
  /** Something waits for the member to be claimed, or was claimed; ask for it again. */
  'rewards.changed': Record<never, never>;
  /** The member has another level; ask for it, and for what they are called. */
  'rewards.level': Record<never, never>;
  /** A round of red packets has begun; ask for it. */
  'rewards.packets': Record<never, never>;
  /** A contract, a bill or somebody of the team changed; ask again for what is shown. */
  'agents.changed': Record<never, never>;
  /** Somebody sends lucky money to their team; ask for it. */
  'agents.rain': Record<never, never>;
  /** A message or an answer came in, or was read on another page; ask for the counts again. */
  'messages.changed': Record<never, never>;
  /** An operator has written to many members at once, or taken it back; ask for the counts again. */
  'messages.broadcast': Record<never, never>;
  /**
   * Support wrote, reads or types, the member wrote on another page, or the conversation goes on; ask for what comes
   * after the last message.
   */
  'messages.support': { readonly kind: 'MESSAGE' | 'OWN' | 'READ' | 'TYPING' | 'STATE' };
  /**
   * Somebody wrote in the lobby of a language, or a message of it was taken away. It says what was written, because
   * everybody in the lobby would ask for it at once; a page that misses a number asks for what comes after its last.
   */
  'messages.lobby':
    | { readonly language: Language; readonly kind: 'MESSAGE'; readonly message: LobbyMessage }
    | { readonly language: Language; readonly kind: 'REMOVED'; readonly seq: number }
    /** Something was written that is too large to be told. */
    | { readonly language: Language; readonly kind: 'LOOK' };
};

export type Topic = keyof Topics;

export const TOPICS = [
  'site.settings',
  'content.changed',
  'catalog.changed',
  'wallet.balance',
  'cashier.order',
  'safety.verification',
  'rewards.changed',
  'rewards.level',
  'rewards.packets',
  'agents.changed',
  'agents.rain',
  'messages.changed',
  'messages.broadcast',
  'messages.support',
  'messages.lobby',
] as const satisfies readonly Topic[];

/** Topics that tell one member something: nobody else ever hears it. */
export const MEMBER_TOPICS = [
  'wallet.balance',
  'cashier.order',
  'safety.verification',
  'rewards.changed',
  'rewards.level',
  'agents.changed',
  'agents.rain',
  'messages.changed',
  'messages.support',
] as const satisfies readonly Topic[];

export type MemberTopic = (typeof MEMBER_TOPICS)[number];

/** Topics that all pages of a merchant may hear alike. */
export type MerchantTopic = Exclude<Topic, MemberTopic>;

const ofMembers: ReadonlySet<string> = new Set(MEMBER_TOPICS);

export const isMemberTopic = (topic: Topic): topic is MemberTopic => ofMembers.has(topic);

/**
 * The server closes a connection with this code when the session that it was opened with is over. The
 * page may connect again, as whoever its browser is logged in as by then.
 */
export const SESSION_OVER_CODE = 4401;

/**
 * The server closes a connection with this code when its member may listen to something else than before: they stay
 * away from now on, may not chat, or may again. The page connects again as the same member, and asks who that is now.
 */
export const RIGHTS_CHANGED_CODE = 4403;
