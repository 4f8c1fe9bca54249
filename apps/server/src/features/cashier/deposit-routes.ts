import type { depositEndpoints } from '@maneki/contract/cashier/deposit-endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { parseAmount } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { listChannels } from './channels/list-channels.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import type { Deposit } from './deposits/deposit.ts';
import type { DepositServices } from './deposits/deposit-services.ts';
import { describeDeposits } from './deposits/describe-deposit.ts';
import { openDeposit } from './deposits/open-deposit.ts';
import { findDeposit, listOfMember } from './deposits/store.ts';
import { submitDeposit } from './deposits/submit-deposit.ts';
import { addReceipt } from './proofs/add-receipt.ts';
import { findReceipt } from './proofs/store.ts';

const PAGE_SIZE = 20;

/** Where members pay in, and come back to from the page of whoever collects. */
const DEPOSIT_PAGE = '/m/voucherCenter';

/** Translates between the wire and the use cases of paying in. Decides nothing. */
export function depositHandlers(services: DepositServices): Handlers<typeof depositEndpoints> {
  const { database } = services;
  const describe = (deposits: readonly Deposit[], call: MemberCall) =>
    database.transact((tx) => describeDeposits(tx, services, deposits, call));
  const describeOne = async (deposit: Deposit, call: MemberCall) =>
    done((await describe([deposit], call))[0]!);
  const ownOf = ({ caller, now }: MemberCall, orderNo: string) => ({
    orderNo,
    memberId: caller.memberId,
    now,
  });
  return {
    listChannels: async ({ caller, language, now }) =>
      done(await listChannels(services, { memberId: caller.memberId, language, now })),
    openDeposit: async (call, { channelId, amount: written, payerName, promotionId }) => {
      const { caller, merchantCode, idempotencyKey, origin, now } = call;
      const amount = parseAmount(written);
      invariant(idempotencyKey, 'calls that move money carry a key');
      invariant(amount !== undefined, 'the schema lets only amounts through');
      const outcome = await openDeposit(services, {
        memberId: caller.memberId,
        merchantCode,
        channelId,
        amount,
        payerName: payerName ?? null,
        wishKey: idempotencyKey,
        choice: promotionId === undefined ? undefined : { id: promotionId, from: call },
        returnTo: (orderNo) => `${origin}${DEPOSIT_PAGE}?order=${orderNo}`,
        now,
      });
      return outcome.ok ? describeOne(outcome.value, call) : outcome;
    },
    getDeposit: async (call, { orderNo }) => {
      const deposit = await database.statement((tx) => findDeposit(tx, orderNo));
      return deposit?.memberId === call.caller.memberId
        ? describeOne(deposit, call)
        : refused({ code: 'cashier.deposit_unknown', detail: {} });
    },
    listDeposits: async (call, { cursor }) => {
      const before = cursor === undefined ? undefined : BigInt(cursor);
      const { memberId } = call.caller;
      const found = await database.statement((tx) =>
        listOfMember(tx, { memberId, before, limit: PAGE_SIZE + 1 }),
      );
      const shown = found.slice(0, PAGE_SIZE);
      const next = found.length > PAGE_SIZE ? String(shown.at(-1)!.seq) : null;
      return done({ list: await describe(shown, call), next });
    },
    addReceipt: (call, { orderNo, data }) =>
      addReceipt(services, { ...ownOf(call, orderNo), data }),
    getReceipt: async ({ caller }, { orderNo, id }) => {
      const bytes = await database.transact(async (tx) => {
        const deposit = await findDeposit(tx, orderNo);
        return deposit?.memberId === caller.memberId ? findReceipt(tx, { orderNo, id }) : undefined;
      });
      return bytes
        ? done({ data: bytes.toString('base64') })
        : refused({ code: 'cashier.receipt_unknown', detail: {} });
    },
    submitDeposit: async (call, { orderNo, receipts }) => {
      const wish = { ...ownOf(call, orderNo), receiptIds: receipts };
      const outcome = await submitDeposit(services, wish);
      return outcome.ok ? describeOne(outcome.value, call) : outcome;
    },
    cancelDeposit: async (call, { orderNo }) => {
      const outcome = await cancelDeposit(services, ownOf(call, orderNo));
      return outcome.ok ? describeOne(outcome.value, call) : outcome;
    },
  };
}
