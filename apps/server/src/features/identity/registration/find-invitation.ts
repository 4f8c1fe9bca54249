import { type Call, INVITATION_COOKIE } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { type Invitation, isInviting, readInvitationCode } from './invitation.ts';
import * as store from './store.ts';

/** A code that invites here and now, or undefined. */
export async function findInvitation(
  tx: Tx,
  { call, typed }: { call: Call; typed: string },
): Promise<Invitation | undefined> {
  const code = readInvitationCode(typed);
  const invitation = code && (await store.findInvitation(tx, call.merchantCode, code));
  return invitation && isInviting(invitation, call) ? invitation : undefined;
}

export const rememberedCode = ({ client }: Call): string => client.cookies[INVITATION_COOKIE] ?? '';

export type Invited = { readonly invitation: Invitation; readonly via: 'LINK' | 'CODE' };

/** Who invited: the link that the visitor came by, else the code that they typed. */
export async function findInviter(
  tx: Tx,
  { call, typed }: { call: Call; typed: string },
): Promise<Invited | undefined> {
  const byLink = await findInvitation(tx, { call, typed: rememberedCode(call) });
  if (byLink) return { invitation: byLink, via: 'LINK' };
  const byCode = await findInvitation(tx, { call, typed });
  return byCode && { invitation: byCode, via: 'CODE' };
}
