import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import type { MemberType } from '@maneki/contract/identity/member-types';
import type { Language } from '@maneki/contract/language';
import type { Currency } from '@maneki/kernel/money';

/** An account at one merchant. */
export type Member = {
  readonly id: string;
  readonly merchantCode: string;
  readonly type: MemberType;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
  /** When support took the payment password away, or it was chosen again after that. */
  readonly paymentPasswordResetAt: Date | null;
  readonly nickname: string | null;
  /** `art:<name>` or an address; null for the picture that everybody begins with. */
  readonly headIcon: string | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Date | null;
  readonly birthday: string | null;
  readonly currency: Currency;
  readonly language: Language;
  readonly countryCode: string | null;
  readonly clubLabel: { readonly name: string; readonly type: string } | null;
  readonly labels: readonly string[];
  readonly parentId: string | null;
  readonly referrerId: string | null;
  readonly mustChangePassword: boolean;
  readonly registeredAt: Date;
  readonly disabledAt: Date | null;
  /** When a trial ends. */
  readonly expiresAt: Date | null;
  /** Until when the member stays away by their own wish. */
  readonly excludedUntil: Date | null;
};

/** Whether an account may be entered now. */
export const isOpen = (member: Member, now: Date): boolean =>
  member.disabledAt === null && (member.expiresAt === null || member.expiresAt > now);

/** Whether a member stays away now; at the moment itself it is over. */
export const isKeptOut = ({ excludedUntil }: Pick<Member, 'excludedUntil'>, now: Date): boolean =>
  excludedUntil !== null && excludedUntil > now;

/** Whether support took the payment password away: the next one asks for more than the login password. */
export const isPaymentCodeNeeded = ({
  paymentPasswordHash,
  paymentPasswordResetAt,
}: Pick<Member, 'paymentPasswordHash' | 'paymentPasswordResetAt'>): boolean =>
  paymentPasswordHash === null && paymentPasswordResetAt !== null;

/** What a member sees of the own account. Numbers and addresses are masked: a shoulder may look too. */
export function describeMember(
  member: Member,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): MemberInfo {
  return {
    id: member.id,
    account: member.username,
    userName: member.username,
    nickname: member.nickname,
    type: member.type,
    headIcon: member.headIcon,
    merchantCode: member.merchantCode,
    token: sessionId,
    clubLabel: member.clubLabel && {
      labelName: member.clubLabel.name,
      type: member.clubLabel.type,
    },
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    currency: member.currency,
    mobile: member.mobile && maskMobile(member.mobile),
    isMobileVerified: member.mobileVerifiedAt !== null,
    email: member.email && maskEmail(member.email),
    isEmailVerified: member.emailVerifiedAt !== null,
    hasPassword: member.passwordHash !== null,
    hasPaymentPassword: member.paymentPasswordHash !== null,
    isPaymentCodeNeeded: isPaymentCodeNeeded(member),
    firstTimeLogin: member.mustChangePassword,
    isExcluded: isKeptOut(member, now),
    registeredAt: member.registeredAt.toISOString(),
    expiresAt: member.expiresAt?.toISOString() ?? null,
  };
}

/** `+819012345678` → `+81••••••5678`: enough to recognise one's own. */
export const maskMobile = (mobile: string): string =>
  `${mobile.slice(0, 3)}${'•'.repeat(Math.max(0, mobile.length - 7))}${mobile.slice(-4)}`;

/** `sakura@example.com` → `s•••••@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${'•'.repeat(Math.max(1, name.length - 1))}@${host}`;
}
