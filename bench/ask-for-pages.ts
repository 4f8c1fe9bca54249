import { Agent, get } from 'node:http';

export type PageCrowd = {
  /** Ends the asking; answers how many pages came, and how many were refused for now. */
  stop(): Promise<{ readonly rendered: number; readonly refused: number }>;
};

/**
 * Visitors at several addresses, each within what one may ask, who want the dearest pages that a guest
 * can have: lists by a name that nobody has asked for before.
 */
export function askForPages(
  url: string,
  { addresses, perSecond }: { readonly addresses: number; readonly perSecond: number },
): PageCrowd {
  const agent = new Agent({ keepAlive: true, maxSockets: addresses });
  const counts = { rendered: 0, refused: 0 };
  let asked = 0;
  let underWay = 0;

  const ask = (address: string) => {
    // Who is not answered does not ask for more: a visitor waits, too.
    if (underWay >= addresses * 4) return;
    underWay += 1;
    asked += 1;
    const page = new URL(`/m/rng?type=filter&gameName=${process.pid}-${asked}`, url);
    const request = get(page, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
      counts[answer.statusCode === 200 ? 'rendered' : 'refused'] += 1;
      answer.resume().once('close', () => {
        underWay -= 1;
      });
    });
    request.once('error', () => {
      underWay -= 1;
    });
  };
  const timers = Array.from({ length: addresses }, (_, number) =>
    setInterval(() => ask(`198.51.100.${number + 1}`), 1_000 / perSecond),
  );
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      agent.destroy();
      return counts;
    },
  };
}
