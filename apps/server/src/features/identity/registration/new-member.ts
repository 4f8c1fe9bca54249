import { isPlayCredit, MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import { readMobileNumber } from '@maneki/contract/identity/phones';
import type { RegistrationRequest } from '@maneki/contract/identity/registration-schemas';
import { currencyFor, type Merchant } from '#features/site';
import type { Call } from '#platform/calls/call';
import { drawId, drawNumber } from '#platform/secrets/secrets';
import type { Member } from '../members/member.ts';
import type { NewMember } from '../members/store.ts';
import type { Invited } from './find-invitation.ts';
import { invitedType } from './invitation.ts';
import type { Typed } from './read-registration.ts';

/** Everything that is known when an account is about to be opened. */
export type Application = {
  readonly call: Call;
  readonly merchant: Merchant;
  readonly request: RegistrationRequest;
  readonly typed: Typed;
  /** Typed, and perhaps proven. */
  readonly mobile: string | null;
  readonly isMobileProven: boolean;
  readonly invited: Invited | undefined;
  readonly referrer: Member | undefined;
  readonly defaultAgentId: string | null;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
};

export function makeMember(application: Application): NewMember {
  const { call, merchant, request, typed } = application;
  const { now, countryCode, language } = call;
  return {
    id: drawId(now),
    merchantCode: merchant.code,
    username: typed.username || drawUsername(),
    passwordHash: application.passwordHash,
    paymentPasswordHash: application.paymentPasswordHash,
    nickname: typed.nickname || null,
    payeeName: typed.payeeName || null,
    birthday: typed.birthday || null,
    email: typed.email || null,
    mobile: application.mobile,
    mobileVerifiedAt: application.isMobileProven ? now : null,
    idNumber: typed.idNumber || null,
    contacts: listContacts(typed, request.countryDialingCode),
    currency: currencyFor(merchant, countryCode),
    language,
    countryCode,
    registeredAt: now,
    registeredAddress: call.address,
    registerHost: call.hostname,
    registerMethod: request.registerMethod,
    invitationCode: application.invited?.invitation.code ?? null,
    ...chooseLine(application),
  };
}

type Line = Pick<NewMember, 'type' | 'parentId' | 'joinedVia' | 'referrerId'>;

/** Whose downline a member becomes: the inviter's, else that of the friend's parent, else the default. */
function chooseLine({ invited, referrer, defaultAgentId }: Application): Line {
  const referrerId = referrer?.id ?? null;
  if (invited) {
    const type = invitedType(invited.invitation);
    return {
      type,
      parentId: invited.invitation.ownerId,
      joinedVia: invited.via,
      // A friend who plays for money is no friend of an account that does not.
      referrerId: isPlayCredit(type) ? null : referrerId,
    };
  }
  const type = MEMBER_TYPES.player;
  if (referrer?.parentId)
    return { type, parentId: referrer.parentId, joinedVia: 'REFERRAL', referrerId };
  return { type, parentId: defaultAgentId, joinedVia: 'DEFAULT', referrerId };
}

const NAMES_ELSEWHERE = ['qqNum', 'facebook', 'wechat', 'line'] as const;
const NUMBERS_ELSEWHERE = ['whatsapp', 'zalo'] as const;

function listContacts(typed: Typed, dialingCode: string): Record<string, string> {
  const names = NAMES_ELSEWHERE.map((field) => [field, typed[field]] as const);
  const numbers = NUMBERS_ELSEWHERE.map(
    (field) => [field, readMobileNumber(dialingCode, typed[field]) ?? ''] as const,
  );
  return Object.fromEntries([...names, ...numbers].filter(([, value]) => value !== ''));
}

const USERNAME_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const USERNAME_DRAWN = 9;

/** A name for whoever comes with a number only. */
function drawUsername(): string {
  const draw = () => USERNAME_LETTERS[drawNumber(USERNAME_LETTERS.length)];
  return `m${Array.from({ length: USERNAME_DRAWN }, draw).join('')}`;
}
