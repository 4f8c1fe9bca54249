import { SystemBusyError } from '../calls/system-busy-error.ts';
import { addressKey } from '../limits/address-key.ts';

const WAITING_MAX = 100;
/** A household may open several pages at the same moment; more is no visitor any more. */
const PER_ADDRESS_MAX = 8;
/** Longer than any page takes to render: what takes longer waits for somebody else, and not for the processor. */
const TURN_MS_MAX = 100;

export type RenderQueue = {
  /** Renders when it is its turn; refuses with `SystemBusyError` where too many wait already. */
  run<Page>(address: string, render: () => Promise<Page>): Promise<Page>;
};

type Options = {
  readonly waitingMax?: number;
  readonly perAddressMax?: number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
};

/**
 * Pages for one visitor are the dearest thing that anybody can ask for, while bets wait for the same
 * processor. So they begin one after the other, and before the next one passes as long as the last one
 * took: at most half of the time goes to pages, however many are asked for. A page that finds nobody
 * before it does not wait at all, and one that waits for a slow answer does not hold up the others.
 */
export function createRenderQueue({
  waitingMax = WAITING_MAX,
  perAddressMax = PER_ADDRESS_MAX,
  wait,
}: Options): RenderQueue {
  const waiting: (() => void)[] = [];
  const asked = new Map<string, number>();
  let isTaken = false;

  const takeTurn = async () => {
    if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
    isTaken = true;
  };
  const passTurnOn = () => {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  };

  return {
    async run(address, render) {
      const key = addressKey(address);
      const own = asked.get(key) ?? 0;
      if (own >= perAddressMax || waiting.length >= waitingMax)
        throw new SystemBusyError('too many pages are being rendered');
      asked.set(key, own + 1);
      try {
        await takeTurn();
        const startedAt = performance.now();
        const page = render();
        Promise.race([page.catch(() => {}), wait(TURN_MS_MAX)])
          .then(() => wait(performance.now() - startedAt))
          .then(passTurnOn);
        return await page;
      } finally {
        const left = (asked.get(key) ?? 1) - 1;
        if (left > 0) asked.set(key, left);
        else asked.delete(key);
      }
    },
  };
}
