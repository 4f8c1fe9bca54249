import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signReply } from '@maneki/contract/round-wallet/signature';
import { PROVIDERS } from '../bench/players.ts';
import type { ProviderKeys } from '../bench/provider-keys.ts';

export type Vendor = {
  readonly url: string;
  /** How often it was asked what became of a transfer. */
  answered(): number;
  close(): Promise<void>;
};

/** A vendor that holds wallets of its own, and remembers every transfer as one that succeeded. */
export async function openVendor(keys: ProviderKeys): Promise<Vendor> {
  const { secret } = keys[PROVIDERS[0]]!;
  let answered = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const body = JSON.stringify({ status: 'SUCCESS' });
      const time = String(Date.now());
      const nonce = String(request.headers['rw-nonce']);
      const path = request.url ?? '';
      response.setHeader('rw-time', time);
      response.setHeader('rw-sign', signReply({ secret, status: 200, path, time, nonce, body }));
      answered += 1;
      response.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answered: () => answered,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
