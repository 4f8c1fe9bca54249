import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { listMemberTypes } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Findings, type Page } from './invariant.ts';
import { listCurrencies } from './store.ts';

/**
 * Accounts whose owner is of the other kind: somebody who plays for credit with money, or somebody who
 * plays for money with credit in the main wallet. Neither ever changes, so two statements will do.
 * Owners of old trials are gone and say nothing.
 */
export async function findStrangers(tx: Tx, page: Page): Promise<Findings> {
  const accounts = await listCurrencies(tx, page);
  const types = await listMemberTypes(tx, page.members);
  const found = accounts.filter(({ member_id, code, currency }) => {
    const type = types.get(member_id);
    if (type === undefined) return false;
    const mustBePlay = isPlayCredit(type) || code === 'FREE';
    return currency.endsWith('.PLAY') !== mustBePlay;
  });
  const first = found.slice(0, FINDINGS_TOLD).map(({ member_id, code, currency }) => ({
    place: `${member_id} ${code}`,
    what: `a member of type ${types.get(member_id)} with ${currency}`,
  }));
  return { count: found.length, first };
}
