import { MALL_PAGE_SIZE } from '@maneki/contract/rewards/mall';
import type { mallEndpoints } from '@maneki/contract/rewards/mall-endpoints';
import { invariant } from '@maneki/kernel/invariant';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { deleteAddress } from './mall/addresses/store.ts';
import { listAddresses, saveAddress } from './mall/addresses.ts';
import { describeOrder, describeWhole } from './mall/describe-order.ts';
import { listGoods } from './mall/list-goods.ts';
import type { MallServices } from './mall/mall-services.ts';
import { moveOwnOrder } from './mall/move-order.ts';
import type { MallOrder } from './mall/order.ts';
import { findOrder, searchOrders } from './mall/orders/store.ts';
import { placeOrder } from './mall/place-order.ts';

/** Translates between the wire and the use cases of the mall. Decides nothing. */
export function mallHandlers(services: MallServices): Handlers<typeof mallEndpoints> {
  const { database, mallVault } = services;
  const describe = async (order: MallOrder, { language }: MemberCall) =>
    done(await database.transact((tx) => describeWhole(tx, mallVault, order, language)));
  const move = async (call: MemberCall, orderNo: string, to: 'CANCELLED' | 'RECEIVED') => {
    const { caller, now } = call;
    const moved = await moveOwnOrder(database, { memberId: caller.memberId, orderNo, to, now });
    return moved.ok ? describe(moved.value, call) : moved;
  };
  return {
    listGoods: async ({ caller: { memberId }, language, now }) =>
      done(await listGoods(services, { memberId, language, now })),
    orderGood: async (call, { goodId, addressId }) => {
      const { caller, idempotencyKey, now } = call;
      invariant(idempotencyKey, 'calls that move money carry a key');
      const wish = { memberId: caller.memberId, goodId, addressId, wishKey: idempotencyKey, now };
      const outcome = await placeOrder(services, wish);
      return outcome.ok ? describe(outcome.value, call) : outcome;
    },
    listMallOrders: async ({ caller: { memberId }, merchantCode, language }, { cursor }) => {
      const before = cursor === undefined ? undefined : BigInt(cursor);
      const asked = { merchantCode, memberId, before, limit: MALL_PAGE_SIZE + 1 };
      const found = await database.statement((tx) => searchOrders(tx, asked));
      const shown = found.slice(0, MALL_PAGE_SIZE);
      const next = found.length > MALL_PAGE_SIZE ? String(shown.at(-1)!.seq) : null;
      return done({ orders: shown.map((order) => describeOrder(order, language)), next });
    },
    getMallOrder: async (call, { orderNo }) => {
      const order = await database.statement((tx) => findOrder(tx, orderNo));
      return order?.memberId === call.caller.memberId
        ? describe(order, call)
        : refused({ code: 'rewards.order_unknown', detail: {} });
    },
    cancelMallOrder: (call, { orderNo }) => move(call, orderNo, 'CANCELLED'),
    confirmReceipt: (call, { orderNo }) => move(call, orderNo, 'RECEIVED'),
    listAddresses: async ({ caller }) =>
      done({ addresses: await listAddresses(services, caller.memberId) }),
    saveAddress: ({ caller: { memberId }, now }, { id, ...typed }) =>
      saveAddress(services, { memberId, id, typed, now }),
    removeAddress: async ({ caller: { memberId } }, { id }) => {
      const isRemoved = await database.statement((tx) => deleteAddress(tx, { memberId, id }));
      return isRemoved ? done({}) : refused({ code: 'rewards.address_unknown', detail: {} });
    },
  };
}
