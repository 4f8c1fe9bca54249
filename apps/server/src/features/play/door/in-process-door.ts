import { type RoundWalletCall, roundWalletRequests } from '@maneki/contract/round-wallet/schemas';
import {
  ROUND_WALLET_BODY_BYTES_MAX,
  ROUND_WALLET_PATH,
} from '@maneki/contract/round-wallet/signature';
import type { Clock } from '@maneki/kernel/clock';
import { refuseInsideTransaction } from '#platform/database/transaction-guard';
import type { Metrics } from '#platform/metrics/metrics';
import type { ProviderDoor } from './provider-door.ts';
import { type DoorReply, writeUnsigned } from './write-reply.ts';

/** A call as it would go over the wire, without the wire. */
export type InProcessDoor = (
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
) => Promise<DoorReply>;

/**
 * For a provider in this very process: the same signatures over the same bytes, and no socket. It counts
 * as a call over the network, so that nothing begins to depend on the two being together.
 */
export function createInProcessDoor(
  door: ProviderDoor,
  { clock, metrics }: { readonly clock: Clock; readonly metrics: Pick<Metrics, 'tellRequest'> },
): InProcessDoor {
  return async (path, given, body) => {
    refuseInsideTransaction('calling the platform');
    const call = findCall(path);
    const isFine = call !== undefined && body.byteLength <= ROUND_WALLET_BODY_BYTES_MAX;
    if (!isFine) return writeUnsigned('BAD_REQUEST', call ? 'body' : 'path');
    const headers: Record<string, string> = {};
    for (const name of Object.keys(given)) headers[name.toLowerCase()] = given[name]!;
    const startedAt = clock.now().getTime();
    const reply = await door({ call, headers, body });
    const seconds = (clock.now().getTime() - startedAt) / 1_000;
    metrics.tellRequest({ endpoint: `round-wallet.${call}`, status: reply.status, seconds });
    return reply;
  };
}

function findCall(path: string): RoundWalletCall | undefined {
  const name = path.startsWith(ROUND_WALLET_PATH) ? path.slice(ROUND_WALLET_PATH.length) : '';
  return Object.hasOwn(roundWalletRequests, name) ? (name as RoundWalletCall) : undefined;
}
