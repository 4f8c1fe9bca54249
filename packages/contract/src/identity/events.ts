import type { MemberType } from './member-types.ts';

/** Facts about accounts that other features build on. */
export type IdentityEvents = {
  'identity.member_registered': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly type: MemberType;
    readonly parentId: string | null;
    readonly referrerId: string | null;
  };
  /** Somebody has proven that a number or a mailbox is theirs, with the registration or later. */
  'identity.contact_verified': {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly channel: 'sms' | 'email';
  };
  /** Somebody logged in, or came back on another day: told for each session at most once on a business day. */
  'identity.member_seen': {
    readonly memberId: string;
    readonly merchantCode: string;
  };
  /** Somebody logged out, was logged out elsewhere, or changed the password. */
  'identity.sessions_ended': {
    readonly memberId: string;
    readonly sessionIds: readonly string[];
  };
  /** Another way into the account, or another lock on it, that its owner should know of. */
  'identity.account_secured': SecurityFact;
};

type SecurityFact = { readonly memberId: string; readonly merchantCode: string } & (
  | { readonly what: 'NEW_DEVICE' | 'PASSKEY_ADDED'; readonly device: string }
  | { readonly what: 'PASSWORD_CHANGED' | 'PAYMENT_PASSWORD_CHANGED' }
  /** A number or an address, most of it hidden. */
  | { readonly what: 'MOBILE_BOUND' | 'EMAIL_BOUND'; readonly contact: string }
);
