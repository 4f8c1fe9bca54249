import { invariant } from '@maneki/kernel/invariant';
import { sumOpenStakes } from '#features/play';
import { lockAccounts, mainWalletIn, sumNetWin } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Bonus, Standing } from './bonus.ts';
import { sumTakenWins } from './store.ts';

/** What a bonus would be ended by now; the account is held from here on. */
export async function readStanding(
  tx: Tx,
  { memberId, currency, amount, openedAt }: Bonus,
): Promise<Standing & { readonly openStakes: bigint }> {
  const wallet = mainWalletIn(currency);
  const [account] = await lockAccounts(tx, [{ memberId, wallet }]);
  invariant(account, `the account of ${memberId} is gone`);
  const won = await sumNetWin(tx, { memberId, wallet, since: openedAt });
  const taken = await sumTakenWins(tx, { memberId, currency, since: openedAt });
  return {
    available: account.available,
    bonus: amount,
    netWin: won - taken,
    openStakes: await sumOpenStakes(tx, { memberId, wallet }),
  };
}
