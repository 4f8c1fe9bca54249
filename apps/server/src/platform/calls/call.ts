import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { OperatorRole } from '@maneki/contract/operators/rights';

/** Everything that is known about a call before its handler runs. Nothing here is the client's bare word. */
export type Call = {
  readonly requestId: string;
  readonly merchantCode: string;
  readonly language: Language;
  /** The address as the trusted proxies tell it. */
  readonly address: string;
  readonly countryCode: string | null;
  /** The host that was asked for, without its port. */
  readonly hostname: string;
  /** Scheme, host and port as the visitor's browser sees them. */
  readonly origin: string;
  readonly now: Date;
  readonly client: Client;
  /** The token of a session, as a cookie or as a bearer; not yet known to be a good one. */
  readonly credential: string | undefined;
  /** The token of an operator's session, likewise. */
  readonly operatorCredential: string | undefined;
  /** What the client calls this wish: sent again, it is the same wish. */
  readonly idempotencyKey: string | undefined;
  /** Whose session it is, once somebody has looked. */
  readonly caller?: Caller;
  /** Gives the client a cookie along with the answer. */
  setCookie(cookie: CookieToSet): void;
  /** Made for a page that all guests will share: the answer may say nothing of one visitor. */
  readonly isForAll?: true;
};

/** A call by a member who is logged in, and may make it. A call by a guest is just a call. */
export type MemberCall = Call & { readonly caller: Caller };

/** A call by an operator who may make it, for the merchant that it names. */
export type OperatorCall = Call & { readonly operator: OperatorCaller };

/** The member who makes a call. */
export type Caller = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly type: MemberType;
  readonly username: string;
  /** Nothing else is open to them until they have chosen a password of their own. */
  readonly mustChangePassword: boolean;
  /** They stay away: nothing but what pays out and tells is open to them. */
  readonly isExcluded: boolean;
};

export type OperatorCaller = {
  readonly operatorId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly role: OperatorRole;
  /** Whose sites they run; null for every merchant's. */
  readonly merchantCodes: readonly string[] | null;
  /** Somebody of a demonstration, whom anybody can be. */
  readonly isDemo: boolean;
};

/** What the client says of itself: good for showing and for choosing a form, never for trust. */
export type Client = {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly userAgent: string;
  /** Browsers hold their session in a cookie; other clients carry a bearer token. */
  readonly isBrowser: boolean;
};

export type CookieToSet = {
  readonly name: string;
  /** Empty to take the cookie away. */
  readonly value: string;
  readonly maxAgeSeconds: number;
};

/** Holds the token of a browser's session. Pages of whoever has one are never shared. */
export const SESSION_COOKIE = 'session';

/** Holds the token of an operator's session, likewise. */
export const OPERATOR_COOKIE = 'operator';

/** Names the browser that somebody sits at, across sessions and members. It opens nothing. */
export const DEVICE_COOKIE = 'device';

/** Remembers the invitation code that a visitor arrived with. */
export const INVITATION_COOKIE = 'affiliate';

/** Remembers the code of the friend who sent a visitor. */
export const REFERRAL_COOKIE = 'referral';
