import { listAddressShares } from './address-key.ts';
import type { Limit, Limiter, Taken } from './limits.ts';

/**
 * Counts what an address asks for, against its own limit and those of the networks around it. What its
 * own limit refuses is not counted further: one loud neighbour does not use up the others' network.
 */
export async function takeByAddress(
  limiter: Limiter,
  { name, address, limit }: { name: string; address: string; limit: Limit },
): Promise<Taken> {
  for (const { key, times } of listAddressShares(address)) {
    const taken = await limiter.take(`${name}:${key}`, { ...limit, calls: limit.calls * times });
    if (!taken.ok) return taken;
  }
  return { ok: true };
}
