import type { AccountNumbers } from '#features/cashier';
import { type Call, DEVICE_COOKIE } from '#platform/calls/call';
import { addressKey } from '#platform/limits/address-key';
import type { Marks } from './claim.ts';

type Hash = Pick<AccountNumbers, 'hash'>;

/** What an address is known by here. */
export const markOfAddress = (
  { address, merchantCode }: Pick<Call, 'address' | 'merchantCode'>,
  numbers: Hash,
): string => numbers.hash(merchantCode, 'promotion address', addressKey(address));

/** Where a call comes from, so that one place is not given the same thing under many names. */
export function marksOf(
  { client, address, merchantCode }: Pick<Call, 'client' | 'address' | 'merchantCode'>,
  numbers: Hash,
): Marks {
  const device = client.cookies[DEVICE_COOKIE];
  return {
    address: markOfAddress({ address, merchantCode }, numbers),
    device: device ? numbers.hash(merchantCode, 'promotion device', device) : null,
  };
}
