const GROUPS = 8;
const GROUP_BITS = 16;

/**
 * Under what an address is counted. A household is given a whole IPv6 network of 64 bits, so single
 * addresses in it would be as many as anybody likes.
 */
export const addressKey = (address: string): string => networkKey(address, 64);

/** A network that an address lies in, and how many times the limit of one address it may use. */
export type AddressShare = { readonly key: string; readonly times: number };

/**
 * Some are given as much as 48 bits, which hold 65 536 networks of 64. The wider ones have budgets of
 * their own; generous ones, because behind a carrier many phones share them.
 */
export function listAddressShares(address: string): readonly AddressShare[] {
  const own = { key: addressKey(address), times: 1 };
  if (!address.includes(':')) return [own];
  return [
    own,
    { key: networkKey(address, 56), times: 8 },
    { key: networkKey(address, 48), times: 64 },
  ];
}

function networkKey(address: string, bits: number): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address).map((group, index) => {
    const kept = Math.min(Math.max(bits - index * GROUP_BITS, 0), GROUP_BITS);
    const mask = (0xffff << (GROUP_BITS - kept)) & 0xffff;
    return (Number.parseInt(group, 16) & mask).toString(16);
  });
  return `${groups.slice(0, Math.ceil(bits / GROUP_BITS)).join(':')}::/${bits}`;
}

/** All eight groups, those that `::` stands for too. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const split = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [split(head), split(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last];
}
