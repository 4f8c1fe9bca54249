import type { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { type Clock, MINUTE_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { findMemberIdByName } from '#features/identity';
import { writeCap } from '#features/safety';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { MemberNews } from '#platform/fanout/tell-members';
import { keepBriefly } from '#platform/memory/keep-briefly';
import { getWallet, type VendorBalances } from './get-wallet.ts';
import { listLimitUse } from './limits/list-limit-use.ts';
import { findMainWallet } from './main-wallet.ts';
import type { WalletName } from './movement.ts';
import { getMainAccount } from './open-account.ts';
import { listRecord } from './record/list-record.ts';
import { sumRecord } from './record/sum-record.ts';
import { sumSitting } from './record/sum-sitting.ts';
import { findRefillTerms, type RefillServices } from './refills/find-refill.ts';
import { refillCredit } from './refills/refill-credit.ts';
import { createBalanceTeller } from './tell-balance.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function walletHandlers(
  services: RefillServices & {
    readonly clock: Clock;
    readonly memberNews: Pick<MemberNews, 'tell'>;
    /** Told by a later feature, which alone knows vendors; without it there is only MAIN. */
    readonly listVendorBalances?: VendorBalances;
  },
): Handlers<typeof walletEndpoints> {
  const { database, merchants, clock } = services;
  const mainOf = (memberId: string) =>
    database.statement((tx) => findMainWallet(tx, merchants, memberId));
  /** Every page asks for the wallet; what it is filled up with hardly ever changes. */
  const findTerms = keepBriefly({
    clock,
    forMs: MINUTE_MS,
    read: async (memberId, now) =>
      findRefillTerms(services, { memberId, wallet: await mainOf(memberId), now }),
  });
  const tellBalance = createBalanceTeller(services.memberNews);
  /** Whoever looks at a record touches the wallet: what it begins with is its first entry. */
  const askedBy = async ({ caller, merchantCode, now }: MemberCall, counterparty?: string) => {
    const { memberId, type } = caller;
    const named = counterparty && { merchantCode, username: counterparty };
    const counterpartyId = named
      ? ((await database.statement((tx) => findMemberIdByName(tx, named))) ?? null)
      : undefined;
    const { code } = await getMainAccount(services, { memberId, now });
    const wallet = code as WalletName;
    const { businessTimezone: timezone } = merchants.get(merchantCode);
    return { memberId, wallet, type, counterpartyId, timezone, now };
  };
  return {
    getWallet: async ({ caller, language, now }) =>
      done(
        await getWallet({ ...services, findTerms }, { memberId: caller.memberId, language, now }),
      ),
    refillCredit: async ({ caller: { memberId }, idempotencyKey, language, now }, asked) => {
      invariant(idempotencyKey, 'calls that move money carry a key');
      const wallet: WalletName = asked.wallet === 'FREE' ? 'FREE' : await mainOf(memberId);
      const wish = { memberId, wallet, wishKey: idempotencyKey, language, now };
      const outcome = await refillCredit({ ...services, tellBalance }, wish);
      if (!outcome.ok) return outcome;
      const { amount, available, reference } = outcome.value;
      return done({
        amount: writeAmount(amount),
        reference,
        balance: writeAmount(available),
      });
    },
    listLimitUse: async ({ caller: { memberId }, now }) => {
      const uses = await listLimitUse(services, { memberId, now });
      return done({
        list: uses.map(({ kind, period, cap, used, until }) => ({
          kind,
          period,
          amount: writeCap(kind, cap)!,
          used: writeCap(kind, used)!,
          until: until.toISOString(),
        })),
      });
    },
    sumSitting: async ({ caller: { memberId }, now }) => {
      const wallet = await mainOf(memberId);
      const { staked, won } = await sumSitting(database, { memberId, wallet, now });
      return done({ staked: writeAmount(staked), won: writeAmount(won) });
    },
    listTransfers: async (call, request) =>
      listRecord(database, { ...request, ...(await askedBy(call, request.counterparty)) }),
    sumTransfers: async (call, request) =>
      sumRecord(database, { ...request, ...(await askedBy(call, request.counterparty)) }),
  };
}
