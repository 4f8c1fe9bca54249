import { addressKey } from '#platform/limits/address-key';

/** The network that an address lies in: the first three numbers of an IPv4 address, 64 bits of IPv6. */
export const networkOf = (address: string): string =>
  address.includes(':') ? addressKey(address) : address.split('.').slice(0, 3).join('.');
