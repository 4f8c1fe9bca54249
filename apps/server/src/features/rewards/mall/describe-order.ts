import type { Language } from '@maneki/contract/language';
import type { MallOrderDetail, MallOrderView } from '@maneki/contract/rewards/mall-schemas';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { Tx } from '#platform/database/database';
import { openAddress } from './addresses.ts';
import type { MallVault } from './mall-vault.ts';
import { type MallOrder, mayMove } from './order.ts';
import { listMoves } from './orders/store.ts';
import { openCode } from './vouchers.ts';

/** An order as lists show it. */
export const describeOrder = (order: MallOrder, language: Language): MallOrderView => ({
  orderNo: order.orderNo,
  goodId: order.goodId,
  kind: order.kind,
  state: order.state,
  title: order.titles[language],
  picture: order.picture,
  points: order.points,
  amount: writeAmount(order.amount),
  currency: moneyOf(order.currency),
  orderedAt: order.orderedAt.toISOString(),
});

/** An order with all that its member may know of it. */
export async function describeWhole(
  tx: Tx,
  vault: MallVault,
  order: MallOrder,
  language: Language,
): Promise<MallOrderDetail> {
  const { memberId, addressSealed: sealed, orderNo } = order;
  const moves = await listMoves(tx, orderNo);
  return {
    ...describeOrder(order, language),
    code: order.kind === 'VOUCHER' ? await openCode(tx, vault, order) : null,
    address: sealed === null ? null : openAddress(vault, { memberId, sealed }),
    carrier: order.carrier,
    trackingNo: order.trackingNo,
    moves: moves.map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
    mayCancel: mayMove(order.state, 'CANCELLED'),
    mayReceive: mayMove(order.state, 'RECEIVED'),
  };
}
