import { walletEndpoints } from '@maneki/contract/wallet/endpoints';
import { call } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createRecord } from '#platform/records/create-record.ts';
import type { TransferChoice } from './transfer-choice.ts';

/** The account record. */
export const transferRecord = createRecord({
  key: ['wallet', 'record'],
  readPage: (choice: TransferChoice, cursor?: string) =>
    readValue(call(walletEndpoints.listTransfers, { ...choice, cursor })),
  readTotals: (choice: TransferChoice) => readValue(call(walletEndpoints.sumTransfers, choice)),
});
