const GROUPS = 8;
const NETWORK_GROUPS = 3;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/**
 * The network that an address belongs to, as `/session/open` tells it: the first 24 bits of an IPv4
 * address, the first 48 of an IPv6 one. A phone changes its address within it, and seldom leaves it. A
 * provider that cuts its callers' addresses by the same rule knows whether the player is still the one
 * who launched the game.
 */
export function networkOf(address: string): string {
  const plain = address.replace(MAPPED, '');
  if (!plain.includes(':')) {
    const bytes = plain.split('.');
    return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : '';
  }
  const [head = '', tail = ''] = plain.split('::');
  const groupsOf = (part: string) => part.split(':').filter(Boolean);
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/48`;
}
