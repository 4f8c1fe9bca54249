import type { AccountNumbers } from '#features/cashier';
import { type Call, DEVICE_COOKIE } from '#platform/calls/call';
import { addressKey } from '#platform/limits/address-key';
import type { Marks } from './claim.ts';

/** Where a call comes from, so that one place is not given the same thing under many names. */
export function marksOf(
  { client, address, merchantCode }: Pick<Call, 'client' | 'address' | 'merchantCode'>,
  numbers: Pick<AccountNumbers, 'hash'>,
): Marks {
  const device = client.cookies[DEVICE_COOKIE];
  return {
    address: numbers.hash(merchantCode, 'promotion address', addressKey(address)),
    device: device ? numbers.hash(merchantCode, 'promotion device', device) : null,
  };
}
