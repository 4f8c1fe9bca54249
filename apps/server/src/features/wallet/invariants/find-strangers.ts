import { isPlayCredit } from '@maneki/contract/identity/member-types';
import { isPlayCurrency } from '@maneki/kernel/wallet-currency';
import { listMemberMarkets } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { FINDINGS_TOLD, type Findings, type Page } from './invariant.ts';
import { listAccounts } from './store.ts';

/**
 * Accounts whose owner is of the other kind: somebody who plays for credit with money, or somebody who
 * plays for money with credit in the main wallet. Neither ever changes, so two statements will do.
 * Owners of old trials are gone and say nothing.
 */
export async function findStrangers(tx: Tx, page: Page): Promise<Findings> {
  const accounts = await listAccounts(tx, page);
  const owners = await listMemberMarkets(tx, page.members);
  const found = accounts.filter(({ member_id, code, currency }) => {
    const owner = owners.get(member_id);
    if (!owner) return false;
    const mustBePlay = isPlayCredit(owner.type) || code === 'FREE';
    return isPlayCurrency(currency) !== mustBePlay;
  });
  const first = found.slice(0, FINDINGS_TOLD).map(({ member_id, code, currency }) => ({
    place: `${member_id} ${code}`,
    what: `a member of type ${owners.get(member_id)?.type} with ${currency}`,
  }));
  return { count: found.length, first };
}
