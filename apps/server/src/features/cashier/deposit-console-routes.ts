import type { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { describeStored, saveChannel } from './channels/save-channel.ts';
import { listChannels } from './channels/store.ts';
import type { DepositServices } from './deposits/deposit-services.ts';
import { findDeposit } from './deposits/store.ts';
import { findReceipt } from './proofs/store.ts';
import { approveDeposit } from './review/approve-deposit.ts';
import { claimDeposit, releaseDeposit } from './review/claim-deposit.ts';
import { rejectDeposit } from './review/reject-deposit.ts';
import { readDeposit, searchDeposits } from './review/search-deposits.ts';
import { assignPayment } from './unmatched/assign-payment.ts';
import { listUnmatched } from './unmatched/list-unmatched.ts';

/** Translates between the wire and what operators do about money that comes in. Decides nothing. */
export function depositConsoleHandlers(
  services: DepositServices,
): Handlers<typeof depositConsoleEndpoints> {
  const { database, providers } = services;
  return {
    searchDeposits: (call, asked) => database.transact((tx) => searchDeposits(tx, call, asked)),
    readDeposit: (call, { orderNo }) => database.transact((tx) => readDeposit(tx, call, orderNo)),
    readReceipt: async ({ merchantCode }, { orderNo, id }) => {
      const bytes = await database.transact(async (tx) => {
        const deposit = await findDeposit(tx, orderNo);
        return deposit?.merchantCode === merchantCode
          ? findReceipt(tx, { orderNo, id })
          : undefined;
      });
      return bytes
        ? done({ data: bytes.toString('base64') })
        : refused({ code: 'cashier.receipt_unknown', detail: {} });
    },
    claimDeposit: (call, { orderNo }, tx) => claimDeposit(tx, call, orderNo),
    releaseDeposit: (call, { orderNo }, tx) => releaseDeposit(tx, call, orderNo),
    approveDeposit: (call, wish, tx) => approveDeposit(tx, services, call, wish),
    rejectDeposit: (call, wish, tx) => rejectDeposit(tx, call, wish),
    listUnmatched: (call, asked) => database.transact((tx) => listUnmatched(tx, call, asked)),
    assignPayment: (call, wish, tx) => assignPayment(tx, call, wish),
    listAllChannels: async ({ merchantCode }) => {
      const channels = await database.statement((tx) => listChannels(tx, merchantCode));
      return done({ list: channels.map(describeStored), providers: [...providers.codes] });
    },
    saveChannel: (call, wish, tx) => saveChannel(tx, services, call, wish),
  };
}
