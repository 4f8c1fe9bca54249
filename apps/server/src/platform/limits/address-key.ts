const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Under what an address is counted. A household is given a whole IPv6 network of 64 bits, so single
 * addresses in it would be as many as anybody likes.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
