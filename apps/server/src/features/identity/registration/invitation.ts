import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';

/** An agent's code, and what decides whether it still invites. */
export type Invitation = {
  readonly code: string;
  readonly ownerId: string;
  readonly ownerType: MemberType;
  readonly isOwnerDisabled: boolean;
  readonly targetType: 0 | 1;
  readonly domain: string | null;
  readonly uses: number;
  readonly usesMax: number | null;
  readonly expiresAt: Date | null;
  readonly disabledAt: Date | null;
};

const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** Codes leave out letters that look like digits, so whoever types one means the digit. */
export function readInvitationCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : undefined;
}

const INVITERS: readonly MemberType[] = [
  MEMBER_TYPES.agent,
  MEMBER_TYPES.generalAgent,
  MEMBER_TYPES.demoAgent,
  MEMBER_TYPES.demoGeneralAgent,
];

/** Whether a code invites on this host, now. */
export function isInviting(invitation: Invitation, at: { hostname: string; now: Date }): boolean {
  const { domain, uses, usesMax, expiresAt, disabledAt } = invitation;
  const isActive =
    disabledAt === null &&
    (expiresAt === null || expiresAt > at.now) &&
    (usesMax === null || uses < usesMax);
  if (!isActive || invitation.isOwnerDisabled) return false;
  return INVITERS.includes(invitation.ownerType) && (domain === null || domain === at.hostname);
}

/** What an invited member becomes. Demo lines never mix with real ones: who joins one is a demo too. */
export function invitedType({
  targetType,
  ownerType,
}: Pick<Invitation, 'targetType' | 'ownerType'>): MemberType {
  const isDemo =
    ownerType === MEMBER_TYPES.demoAgent || ownerType === MEMBER_TYPES.demoGeneralAgent;
  if (isDemo) return targetType === 1 ? MEMBER_TYPES.demoAgent : MEMBER_TYPES.demoPlayer;
  return targetType === 1 ? MEMBER_TYPES.agent : MEMBER_TYPES.player;
}
