import { BlockList, isIP } from 'node:net';

export type TrustedProxies = {
  /** Whether an address is one of the proxies that the operator named. */
  isTrusted(address: string): boolean;
  /**
   * Whether they write `X-Forwarded-Host` and `X-Forwarded-Port` themselves. A proxy that does not lets
   * through what the client wrote, and then the client would choose whose site it sees.
   */
  readonly tellHost: boolean;
};

/** The proxies that the operator named, as addresses or ranges. */
export function createTrustedProxies(
  ranges: readonly string[],
  { tellHost = false }: { readonly tellHost?: boolean } = {},
): TrustedProxies {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return {
    tellHost,
    isTrusted(address) {
      if (ranges.length === 0) return false;
      const plain = address.replace(/^::ffff:/, '');
      const family = isIP(plain);
      return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
    },
  };
}
