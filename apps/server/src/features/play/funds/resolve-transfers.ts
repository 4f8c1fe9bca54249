import type { JobContext } from '#platform/jobs/job';
import { raiseException } from '../exceptions/store.ts';
import type { FundServices } from './fund-services.ts';
import {
  isLastCheck,
  mayStillArrive,
  nextCheckAt,
  type StoredFundTransfer,
} from './fund-transfer.ts';
import { settleTransfer } from './settle-transfer.ts';
import * as store from './store.ts';
import { askForStatus } from './vendor-wallet.ts';

const TRANSFERS_AT_ONCE = 10;
const TRANSFERS_MAX = 200;

/**
 * Asks vendors what became of transfers that nobody knows the end of, and ends them. Also those that a
 * process left behind when it died: they are PENDING for longer than any call takes.
 */
export async function resolveTransfers(
  services: FundServices,
  { now, signal }: Pick<JobContext, 'now' | 'signal'>,
): Promise<void> {
  const { database } = services;
  const due = await database.statement((tx) => store.listDue(tx, { now, limit: TRANSFERS_MAX }));
  while (due.length > 0 && !signal.aborted) {
    const some = due.splice(0, TRANSFERS_AT_ONCE);
    await Promise.all(some.map((transfer) => checkTransfer(services, transfer, now)));
  }
}

async function checkTransfer(
  services: FundServices,
  transfer: StoredFundTransfer,
  now: Date,
): Promise<void> {
  const { database } = services;
  const checks = transfer.checks + 1;
  const nextAt = nextCheckAt({ ...transfer, checks }, now);
  if (!(await database.statement((tx) => store.claimCheck(tx, transfer, nextAt)))) return;
  const word = await askForStatus(services, transfer);
  if (word === 'SUCCESS') return settleTransfer(services, transfer, 'SUCCESS');
  const isLost = word === 'NOT_SEEN' && !mayStillArrive(transfer.requestedAt, now);
  if (word === 'REFUSED' || isLost) return settleTransfer(services, transfer, 'FAILED');
  await database.statement((tx) => store.setUnknown(tx, transfer));
  if (isLastCheck(checks)) await tellPeople(services, transfer, now);
}

async function tellPeople(
  { database, log }: FundServices,
  transfer: StoredFundTransfer,
  now: Date,
): Promise<void> {
  const { providerCode, vendorCode, memberId, refNo, direction, amount, currency } = transfer;
  const { merchantCode } = transfer;
  await database.statement((tx) =>
    raiseException(tx, {
      kind: 'TRANSFER_UNKNOWN',
      providerCode,
      memberId,
      merchantCode,
      reference: refNo,
      detail: { vendorCode, direction, amount, currency, requestedAt: transfer.requestedAt },
      at: now,
    }),
  );
  log.warn({ providerCode, refNo }, 'nobody knows what became of a transfer');
}
