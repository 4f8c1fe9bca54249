import type { Member } from './member.ts';

/** Where somebody is reached who has proven that it is theirs. */
export type BoundContact = { readonly channel: 'sms' | 'email'; readonly recipient: string };

/** The phone, or the mailbox of whoever has no phone; neither counts before it was proven. */
export function boundContactOf(
  member: Pick<Member, 'mobile' | 'mobileVerifiedAt' | 'email' | 'emailVerifiedAt'>,
): BoundContact | undefined {
  if (member.mobile && member.mobileVerifiedAt) return { channel: 'sms', recipient: member.mobile };
  if (member.email && member.emailVerifiedAt) return { channel: 'email', recipient: member.email };
  return undefined;
}
