import { hasRight } from '@maneki/contract/identity/member-types';
import { invariant } from '@maneki/kernel/invariant';
import { type Call, REFERRAL_COOKIE } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawNumber } from '#platform/secrets/secrets';
import type { Member } from '../members/member.ts';
import { findMember } from '../members/store.ts';
import { readInvitationCode } from '../registration/invitation.ts';
import * as store from './store.ts';

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;
const DRAWN = 7;

const pick = (from: string): string => from[drawNumber(from.length)]!;

/** Begins with a letter, so that it fits wherever a friend's username does. */
const drawCode = (): string =>
  pick(LETTERS) + Array.from({ length: DRAWN }, () => pick(CHARACTERS)).join('');

const TRIES = 5;

/** The code that a member invites with, drawn when it is first asked for. */
export async function takeReferralCode(
  tx: Tx,
  owner: { readonly memberId: string; readonly merchantCode: string; readonly now: Date },
): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await store.findCode(tx, owner.memberId);
    if (code) return code;
    await store.insertCode(tx, { ...owner, code: drawCode() });
  }
  const code = await store.findCode(tx, owner.memberId);
  invariant(code, 'codes are many more than members');
  return code;
}

/** Only who plays for money can have recommended the place. */
export const isFriend = (member: Member | undefined): member is Member =>
  member !== undefined && member.disabledAt === null && hasRight(member.type, 'cash');

/** Who invites with a code that was typed or came with a link; undefined where nobody does. */
export async function findReferrer(
  tx: Tx,
  { merchantCode, typed }: { readonly merchantCode: string; readonly typed: string },
): Promise<Member | undefined> {
  const code = readInvitationCode(typed);
  const memberId = code && (await store.findOwnerOfCode(tx, { merchantCode, code }));
  const member = memberId ? await findMember(tx, memberId) : undefined;
  return isFriend(member) ? member : undefined;
}

/** The friend's code that a visitor arrived with. */
export const rememberedReferral = ({ client }: Call): string =>
  client.cookies[REFERRAL_COOKIE] ?? '';
