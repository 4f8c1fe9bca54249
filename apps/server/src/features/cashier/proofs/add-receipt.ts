import { createHash } from 'node:crypto';
import { RECEIPT_RULES } from '@maneki/contract/cashier/deposit';
import { done, refused } from '@maneki/kernel/outcome';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';
import { drawId } from '#platform/secrets/secrets';
import type { OwnDeposit } from '../deposits/cancel-deposit.ts';
import type { DepositServices } from '../deposits/deposit-services.ts';
import { findDeposit, lockDeposit } from '../deposits/store.ts';
import { maySubmit } from '../deposits/submit-deposit.ts';
import * as store from './store.ts';

const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  bytesMax: RECEIPT_RULES.bytesMax,
  sideMax: RECEIPT_RULES.sideMax,
  pixelsMax: RECEIPT_RULES.pixelsMax,
  /** Wide enough for the small print of a bank's slip. */
  widthMax: 1_600,
  quality: 80,
};
const MEGABYTE = 1_000_000;

/** Keeps a picture that shows a payment, encoded anew, until the order is submitted with it or without. */
export async function addReceipt(
  { database }: Pick<DepositServices, 'database'>,
  { orderNo, memberId, now, data }: OwnDeposit & { readonly data: string },
) {
  const found = await database.statement((tx) => findDeposit(tx, orderNo));
  if (found?.memberId !== memberId) return refused({ code: 'cashier.deposit_unknown', detail: {} });
  if (!maySubmit(found)) return refused({ code: 'cashier.deposit_moved_on', detail: {} });
  const encoded = await readReceipt(Buffer.from(data, 'base64'));
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return database.transact(async (tx) => {
    const deposit = await lockDeposit(tx, orderNo);
    if (!deposit || !maySubmit(deposit))
      return refused({ code: 'cashier.deposit_moved_on', detail: {} });
    const added = await store.listReceipts(tx, [orderNo]);
    const same = added.find((receipt) => receipt.hash === hash);
    if (same) return done({ id: same.id, width, height });
    if (added.length >= RECEIPT_RULES.countMax)
      return refused({
        code: 'cashier.receipts_too_many',
        detail: { most: RECEIPT_RULES.countMax },
      });
    const id = drawId(now);
    await store.insertReceipt(tx, { id, orderNo, hash, width, height, bytes, addedAt: now });
    return done({ id, width, height });
  });
}

async function readReceipt(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = RECEIPT_RULES.bytesMax / MEGABYTE;
      return refused({ code: 'cashier.receipt_too_large', detail: { megabytes } });
    }
    case 'too_wide': {
      const pixels = RECEIPT_RULES.sideMax;
      return refused({ code: 'cashier.receipt_too_wide', detail: { pixels } });
    }
    case 'unreadable':
      return refused({ code: 'cashier.receipt_unreadable', detail: {} });
  }
}
