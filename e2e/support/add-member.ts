import { insertMember, type NewMember } from '@maneki/server/features/identity/members/store';
import type { Tx } from '@maneki/server/platform/database/database';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { HOSTS, type SiteName } from './sites.ts';

type MemberFields = Pick<NewMember, 'merchantCode' | 'username'> & Partial<NewMember>;

/** Opens an account as an operator would. Answers its id. */
export async function addMember(tx: Tx, fields: MemberFields): Promise<string> {
  const now = new Date();
  const member: NewMember = {
    id: drawId(now),
    type: 0,
    currency: 'JPY',
    language: 'EN',
    countryCode: null,
    joinedVia: 'OPERATOR',
    registeredAt: now,
    registeredAddress: '',
    registerHost: HOSTS[fields.merchantCode as SiteName],
    registerMethod: 'H5',
    ...fields,
  };
  if (!(await insertMember(tx, member))) throw new Error(`${member.username} is taken`);
  return member.id;
}
