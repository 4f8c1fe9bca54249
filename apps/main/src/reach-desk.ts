import {
  DESK_PATH,
  DeskUnreachableError,
  deskCalls,
  deskThrough,
  type HouseDesk,
} from '@maneki/contract/house/desk';
import type { ProviderKey } from '@maneki/contract/round-wallet/platform-wallet';
import {
  ROUND_WALLET_HEADERS,
  roundWalletSignatures,
} from '@maneki/contract/round-wallet/signature';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import { invariant } from '@maneki/kernel/invariant';
import { postSigned } from '@maneki/server/platform/signed-calls/post-signed';

const TIMEOUT_MS = 5 * SECOND_MS;
/** Five hundred bets on a round, and room. */
const REPLY_BYTES_MAX = 1_000_000;

/** The desk of a house that is a process of its own: every call signed, every answer proven to be its own. */
export function reachDesk({
  houseUrl,
  key,
  clock,
}: {
  readonly houseUrl: string;
  readonly key: ProviderKey;
  readonly clock: Clock;
}): HouseDesk {
  return deskThrough(async (call, wish) => {
    const { path, response } = deskCalls[call];
    const asked = postSigned({
      url: new URL(`${DESK_PATH}${path}`, houseUrl),
      key,
      signatures: roundWalletSignatures,
      headers: ROUND_WALLET_HEADERS,
      body: JSON.stringify(wish),
      now: clock.now(),
      timeoutMs: TIMEOUT_MS,
      replyBytesMax: REPLY_BYTES_MAX,
    });
    const reply = await asked.catch((cause: unknown) => {
      throw new DeskUnreachableError('the house did not answer', { cause });
    });
    if (!reply.isGenuine || reply.status !== 200)
      throw new DeskUnreachableError(`the house answered ${reply.status} to ${call}`);
    // The schema of a call and its answer are of one table each, by the same name.
    return response.parse(JSON.parse(reply.body.toString())) as never;
  });
}

/** The desk of a house in this process, which is there a moment later than the platform. */
export const deskOf = (findHouse: () => { readonly desk: HouseDesk } | undefined): HouseDesk =>
  deskThrough((call, wish) => {
    const house = findHouse();
    invariant(house, 'the house has not been opened yet');
    return house.desk[call](wish as never) as never;
  });
