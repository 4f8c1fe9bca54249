import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { listTransferVendors } from '#features/catalog';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import type { FundServices } from './fund-services.ts';
import { describeTransfer, type StoredFundTransfer } from './fund-transfer.ts';
import { listVendorWallets } from './list-vendor-wallets.ts';
import { recallFunds } from './recall-funds.ts';
import { setIsAuto } from './store.ts';
import { transferFunds } from './transfer-funds.ts';

type FundCalls = 'listVendorWallets' | 'transferFunds' | 'recallFunds' | 'setAutoTransfer';

/** The calls about money that vendors hold. */
export function fundHandlers(
  services: FundServices,
): Pick<Handlers<typeof playEndpoints>, FundCalls> {
  const { database } = services;
  const askedBy = ({ caller, idempotencyKey, now }: MemberCall) => {
    invariant(idempotencyKey, 'calls that move money carry a key');
    return { memberId: caller.memberId, wishKey: idempotencyKey, now };
  };
  const describe = async (transfers: readonly StoredFundTransfer[], call: MemberCall) => {
    const vendors = await database.statement(listTransferVendors);
    return transfers.map((transfer) => {
      const vendor = vendors.find(({ code }) => code === transfer.vendorCode);
      return describeTransfer(transfer, vendor?.names, call.language);
    });
  };
  return {
    listVendorWallets: async ({ caller, language, now }) =>
      done(await listVendorWallets(services, { memberId: caller.memberId, language, now })),
    transferFunds: async (call, { vendor: vendorCode, direction, amount: text }) => {
      const amount = parseAmount(text);
      invariant(amount !== undefined, 'the schema lets only amounts through');
      const wish = { ...askedBy(call), vendorCode, direction, amount };
      const outcome = await transferFunds(services, wish);
      if (!outcome.ok) return outcome;
      const [transfer] = await describe([outcome.value], call);
      return done(transfer!);
    },
    recallFunds: async (call) => {
      const outcome = await recallFunds(services, askedBy(call));
      return outcome.ok ? done({ transfers: await describe(outcome.value, call) }) : outcome;
    },
    setAutoTransfer: async ({ caller: { memberId } }, { isAuto }) => {
      await database.statement((tx) => setIsAuto(tx, { memberId, isAuto }));
      return done({ isAuto });
    },
  };
}
