import type { mallConsoleEndpoints } from '@maneki/contract/rewards/mall-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { listGoods, lockGood } from './mall/goods/store.ts';
import type { MallVault } from './mall/mall-vault.ts';
import { decideOrder, readOrder, searchOrders } from './mall/review-orders.ts';
import { describeStored, saveGood } from './mall/save-good.ts';
import { addVouchers } from './mall/vouchers.ts';

/** Translates between the wire and what operators do about the mall. Decides nothing. */
export const mallConsoleHandlers = ({
  database,
  mallVault,
}: {
  readonly database: Database;
  readonly mallVault: MallVault;
}): Handlers<typeof mallConsoleEndpoints> => ({
  listAllGoods: async ({ merchantCode }) => {
    const goods = await database.statement((tx) => listGoods(tx, merchantCode));
    return done({ list: goods.map(describeStored) });
  },
  saveGood: (call, wish, tx) => saveGood(tx, call, wish),
  addVouchers: async ({ merchantCode, now }, { goodId, codes: text }, tx) => {
    const good = await lockGood(tx, goodId);
    if (good?.merchantCode !== merchantCode)
      return refused({ code: 'rewards.good_unknown', detail: {} });
    if (good.kind !== 'VOUCHER') return refused({ code: 'rewards.vouchers_unfit', detail: {} });
    const lines = text.split('\n').map((line) => line.trim());
    const codes = lines.filter((line) => line !== '');
    const added = await addVouchers(tx, mallVault, { goodId, codes, now });
    return acted(
      { added, known: codes.length - added },
      { subject: `vouchers of ${goodId}`, before: null, after: { added } },
    );
  },
  searchMallOrders: (call, asked) => database.transact((tx) => searchOrders(tx, call, asked)),
  readMallOrder: (call, { orderNo }) =>
    database.transact((tx) => readOrder(tx, mallVault, call, orderNo)),
  confirmMallOrder: (call, { orderNo }, tx) => decideOrder(tx, call, { orderNo, to: 'CONFIRMED' }),
  shipMallOrder: (call, { orderNo, ...parcel }, tx) =>
    decideOrder(tx, call, { orderNo, to: 'SHIPPED', parcel }),
  refundMallOrder: (call, { orderNo, reason: note }, tx) =>
    decideOrder(tx, call, { orderNo, to: 'REFUNDED', note }),
});
