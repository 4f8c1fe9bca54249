import { setTimeout as wait } from 'node:timers/promises';

/** Something small that every call asks for: read once, and again whenever somebody says so. */
export type Current<Value> = {
  get(): Value;
  /**
   * Settles once everything that was true at this moment has been read. Whoever reads again only because
   * what is held has grown old says so: nobody needs to wait for that.
   */
  reload(because?: 'news' | 'age'): Promise<void>;
  /**
   * Settles once what was news has been read: who heard of a change on this node and asks at once finds
   * it. News that take longer than a moment are not waited for, so that a database in trouble does not
   * hold up what is answered from memory.
   */
  settled(): Promise<void>;
};

const NEWS_WAITED_FOR_MS = 250;

/**
 * Keeps in memory what is read often and changes rarely. A wish to read again during a reading means
 * one more reading: the one under way may have looked too early. One that fails leaves what was there.
 */
export async function keepCurrent<Value>(read: () => Promise<Value>): Promise<Current<Value>> {
  let held = await read();
  let wanted = 0;
  let running: Promise<void> | undefined;
  let news: Promise<void> | undefined;

  const readUntilCurrent = async () => {
    try {
      for (let seen = -1; seen !== wanted; ) {
        seen = wanted;
        held = await read();
      }
    } finally {
      // In the same breath as the last look at what is wanted: a wish in between would be lost.
      running = undefined;
    }
  };

  return {
    get: () => held,
    reload(because = 'news') {
      wanted += 1;
      running ??= readUntilCurrent();
      // Whoever wished for the reading hears that it failed; the others go on with what there is.
      const read = running.catch(() => undefined);
      if (because === 'news')
        news = Promise.race([read, wait(NEWS_WAITED_FOR_MS, undefined, { ref: false })]);
      return running;
    },
    async settled() {
      await news;
    },
  };
}
