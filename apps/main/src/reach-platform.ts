import type { CallPlatform } from '@maneki/contract/round-wallet/platform-wallet';

/** Carries the house's calls to a platform elsewhere. */
export const reachPlatform =
  (platformUrl: string): CallPlatform =>
  async (path, headers, body, signal) => {
    const reply = await fetch(new URL(path, platformUrl), {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      signal,
      // A reply is signed for this path: another one could not be the platform's.
      redirect: 'error',
    });
    return {
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: await reply.text(),
    };
  };
