/** Something small that every call asks for: read once, and again whenever somebody says so. */
export type Current<Value> = {
  get(): Value;
  /** Settles once everything that was true at this moment has been read. */
  reload(): Promise<void>;
  /** Settles once nothing is being read: who heard of a change on this node and asks at once finds it. */
  settled(): Promise<void>;
};

/**
 * Keeps in memory what is read often and changes rarely. A wish to read again during a reading means
 * one more reading: the one under way may have looked too early. One that fails leaves what was there.
 */
export async function keepCurrent<Value>(read: () => Promise<Value>): Promise<Current<Value>> {
  let held = await read();
  let wanted = 0;
  let running: Promise<void> | undefined;

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
    reload() {
      wanted += 1;
      running ??= readUntilCurrent();
      return running;
    },
    async settled() {
      // Whoever wished for the reading hears that it failed; the others go on with what there is.
      await running?.catch(() => undefined);
    },
  };
}
