import { expect, test } from 'vitest';
import { channelAddress, HISTORY_ADDRESS, orderAddress, placeOf } from './deposit-address.ts';

const placeAt = (address: string) =>
  placeOf(new URL(address, 'https://maneki.example').searchParams);

test('[CASH-2] an order, the list of orders and a way to pay are found again by their address', () => {
  const orderNo = 'D2611180000000001';
  expect(placeAt(orderAddress(orderNo))).toEqual({ kind: 'order', orderNo });
  expect(placeAt(HISTORY_ADDRESS)).toEqual({ kind: 'history' });
  expect(placeAt(channelAddress('a'))).toEqual({ kind: 'open', channelId: 'a' });
});

test('[CASH-2] what is no order number opens a new deposit', () => {
  expect(placeAt('/m/voucherCenter?order=W2611180000000001')).toEqual({
    kind: 'open',
    channelId: undefined,
  });
});
