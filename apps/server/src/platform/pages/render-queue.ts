import { SystemBusyError } from '../calls/system-busy-error.ts';
import { addressKey } from '../limits/address-key.ts';

const AT_ONCE = 2;
const WAITING_MAX = 100;
/** A household may open several pages at the same moment; more is no visitor any more. */
const PER_ADDRESS_MAX = 8;

export type RenderQueue = {
  /** Renders when it is its turn; refuses with `SystemBusyError` where too many wait already. */
  run<Page>(address: string, render: () => Promise<Page>): Promise<Page>;
};

type Options = {
  readonly atOnce?: number;
  readonly waitingMax?: number;
  readonly perAddressMax?: number;
  /** Resolves after so many milliseconds. */
  readonly rest: (ms: number) => Promise<unknown>;
};

/**
 * Pages for one visitor are the dearest thing that anybody can ask for, while bets wait for the same
 * processor. So few are rendered at once, and whoever has rendered rests for as long as that took: at
 * most half of the time goes to pages, however many are asked for. A page that finds nobody before it
 * does not wait at all.
 */
export function createRenderQueue({
  atOnce = AT_ONCE,
  waitingMax = WAITING_MAX,
  perAddressMax = PER_ADDRESS_MAX,
  rest,
}: Options): RenderQueue {
  const waiting: (() => void)[] = [];
  const asked = new Map<string, number>();
  let running = 0;

  const enter = async () => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  /** Hands the place to the next in line, which then counts as running in our stead. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(address, render) {
      const key = addressKey(address);
      const own = asked.get(key) ?? 0;
      if (own >= perAddressMax || waiting.length >= waitingMax)
        throw new SystemBusyError('too many pages are being rendered');
      asked.set(key, own + 1);
      try {
        await enter();
        const startedAt = performance.now();
        try {
          return await render();
        } finally {
          rest(performance.now() - startedAt).then(leave);
        }
      } finally {
        const left = (asked.get(key) ?? 1) - 1;
        if (left > 0) asked.set(key, left);
        else asked.delete(key);
      }
    },
  };
}
