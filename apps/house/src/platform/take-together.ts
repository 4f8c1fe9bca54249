type Waiting<Wish, Answer> = {
  readonly wish: Wish;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
};

/**
 * Lets wishes about one thing share a transaction: while one runs, the next ones collect. All of them would
 * wait for the same row anyway, each with a connection that everybody else lacks. A transaction that fails
 * fails for all in it, so each is then tried alone.
 */
export function takeTogether<Wish, Answer>(options: {
  nameOf(wish: Wish): string;
  /** Answers all wishes in their order, or throws for all. */
  run(wishes: readonly Wish[]): Promise<readonly Answer[]>;
  readonly most: number;
}): (wish: Wish) => Promise<Answer> {
  const { nameOf, run, most } = options;
  const queues = new Map<string, Waiting<Wish, Answer>[]>();

  const runAll = async (batch: readonly Waiting<Wish, Answer>[]): Promise<void> => {
    try {
      const answers = await run(batch.map(({ wish }) => wish));
      for (const [place, { resolve }] of batch.entries()) resolve(answers[place]!);
    } catch (error) {
      if (batch.length === 1) return batch[0]!.reject(error);
      for (const one of batch) await runAll([one]);
    }
    return undefined;
  };
  const drain = async (name: string, queue: Waiting<Wish, Answer>[]): Promise<void> => {
    // Calls that arrived together are read one after the other: a moment later they are all here.
    await new Promise(setImmediate);
    while (queue.length > 0) await runAll(queue.splice(0, most));
    queues.delete(name);
  };

  return (wish) =>
    new Promise((resolve, reject) => {
      const name = nameOf(wish);
      const known = queues.get(name);
      const queue = known ?? [];
      queue.push({ wish, resolve, reject });
      if (known) return;
      queues.set(name, queue);
      void drain(name, queue);
    });
}
