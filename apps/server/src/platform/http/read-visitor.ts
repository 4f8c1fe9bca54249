import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Who asks and for which host, as far as the operator's own proxies can be believed. */
export type Visitor = {
  readonly address: string;
  /** With the port where it is ours; lower case. */
  readonly host: string;
  readonly hostname: string;
  readonly protocol: 'http' | 'https';
  readonly headers: IncomingHttpHeaders;
  readonly isBehindTrustedProxy: boolean;
};

/**
 * Reads the visitor from a request. What proxies add counts only where the request came through one
 * that the operator trusts; from anybody else it would be the client's word.
 */
export function readVisitor(request: IncomingMessage, proxies: TrustedProxies): Visitor {
  const { headers, socket } = request;
  const remote = plainAddress(socket.remoteAddress ?? '');
  const isBehindTrustedProxy = proxies.isTrusted(remote);
  const forwarded = (name: string) => (isBehindTrustedProxy ? lastOf(headers[name]) : undefined);
  const told = (name: string) => (proxies.tellHost ? forwarded(name) : undefined);
  const { hostname, port } = readHost(told('x-forwarded-host') ?? headers.host ?? '');
  // A port counts where we or our proxy listen; any other was made up by the client.
  const isOurPort = port === String(socket.localPort) || port === told('x-forwarded-port');
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true;
  return {
    address: isBehindTrustedProxy ? behindProxies(remote, headers, proxies) : remote,
    host: port && isOurPort ? `${hostname}:${port}` : hostname,
    hostname,
    protocol:
      (forwarded('x-forwarded-proto') ?? (isEncrypted && 'https')) === 'https' ? 'https' : 'http',
    headers,
    isBehindTrustedProxy,
  };
}

/** A host name or an address in lower case, and the port; nothing where it is neither. */
function readHost(text: string): { hostname: string; port: string | undefined } {
  const [, hostname = '', port] = HOST.exec(text.toLowerCase()) ?? [];
  return { hostname, port };
}

const HOST = /^([a-z0-9](?:[a-z0-9.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/;

/** Goes back along the proxies as long as each is trusted; the first other one is the visitor. */
function behindProxies(
  remote: string,
  headers: IncomingHttpHeaders,
  { isTrusted }: TrustedProxies,
): string {
  const told = headers['x-forwarded-for'];
  if (typeof told !== 'string') return remote;
  let address = remote;
  for (const hop of told.split(',').reverse()) {
    const earlier = plainAddress(hop.trim());
    if (!isTrusted(address) || isIP(earlier) === 0) break;
    address = earlier;
  }
  return address;
}

/** An IPv4 address on an IPv6 socket is still the same visitor. */
const plainAddress = (address: string) =>
  address.startsWith('::ffff:') ? address.slice(7) : address;

/** The nearest proxy writes last. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = typeof header === 'string' ? header.split(',').at(-1)?.trim() : undefined;
  return text || undefined;
}
