import { SECOND_MS } from '@maneki/kernel/clock';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { z } from 'zod';
import { askVendor, type VendorServices } from './ask-vendor.ts';
import { type StoredFundTransfer, TRANSFER_TIMEOUT_MS } from './fund-transfer.ts';

/** What a vendor says of a transfer, in the words of docs/round-wallet.md. */
export type TransferWord = 'SUCCESS' | 'REFUSED' | 'NOT_SEEN' | 'UNKNOWN';

const transferReply = z.object({ status: z.enum(['SUCCESS', 'REFUSED', 'PENDING']) });
const statusReply = z.object({ status: z.enum(['SUCCESS', 'REFUSED', 'PENDING', 'NOT_SEEN']) });
const balanceReply = z.object({
  status: z.literal('OK'),
  balance: z.string().max(24),
  currency: z.string().max(10),
});

/** A page waits for this answer. */
const BALANCE_TIMEOUT_MS = 3 * SECOND_MS;
const STATUS_TIMEOUT_MS = 10 * SECOND_MS;

export type WalletServices = VendorServices & {
  /** How long a transfer may take; shorter in tests. */
  readonly transferTimeoutMs?: number | undefined;
};

/** Asks a vendor to move money. Only its own signed word is a yes or a no. */
export async function askToTransfer(
  services: WalletServices,
  transfer: StoredFundTransfer,
): Promise<Exclude<TransferWord, 'NOT_SEEN'>> {
  const reply = await askVendor(services, {
    providerCode: transfer.providerCode,
    call: 'transfer',
    body: {
      refNo: transfer.refNo,
      playerId: transfer.memberId,
      vendor: transfer.vendorCode,
      direction: transfer.direction,
      amount: writeAmount(transfer.amount),
      currency: transfer.currency,
    },
    timeoutMs: services.transferTimeoutMs ?? TRANSFER_TIMEOUT_MS,
  });
  if (reply.kind === 'refused') return 'REFUSED';
  const parsed = transferReply.safeParse(reply.kind === 'answer' ? reply.body : undefined);
  return parsed.success && parsed.data.status !== 'PENDING' ? parsed.data.status : 'UNKNOWN';
}

/** Asks what became of a transfer. A refusal to answer says nothing about the money. */
export async function askForStatus(
  services: WalletServices,
  transfer: StoredFundTransfer,
): Promise<TransferWord> {
  const reply = await askVendor(services, {
    providerCode: transfer.providerCode,
    call: 'transfer/status',
    body: { refNo: transfer.refNo, playerId: transfer.memberId, vendor: transfer.vendorCode },
    timeoutMs: Math.min(services.transferTimeoutMs ?? STATUS_TIMEOUT_MS, STATUS_TIMEOUT_MS),
  });
  const parsed = statusReply.safeParse(reply.kind === 'answer' ? reply.body : undefined);
  return parsed.success && parsed.data.status !== 'PENDING' ? parsed.data.status : 'UNKNOWN';
}

/** What a vendor holds for a member; undefined when it does not say. */
export async function askForBalance(
  services: WalletServices,
  asked: {
    readonly providerCode: string;
    readonly vendorCode: string;
    readonly memberId: string;
    readonly currency: string;
  },
): Promise<bigint | undefined> {
  const { providerCode, vendorCode, memberId, currency } = asked;
  const reply = await askVendor(services, {
    providerCode,
    call: 'balance',
    body: { playerId: memberId, vendor: vendorCode, currency },
    timeoutMs: Math.min(services.transferTimeoutMs ?? BALANCE_TIMEOUT_MS, BALANCE_TIMEOUT_MS),
  });
  const parsed = balanceReply.safeParse(reply.kind === 'answer' ? reply.body : undefined);
  if (!parsed.success || parsed.data.currency !== currency) return undefined;
  const balance = parseAmount(parsed.data.balance);
  return balance !== undefined && balance >= 0n ? balance : undefined;
}
