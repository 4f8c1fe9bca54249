/** Asks at most once in so many milliseconds: whoever asks sooner shares the next answer with others. */
export function throttleCalls<Answer>(
  ask: () => Promise<Answer>,
  everyMs: number,
): () => Promise<Answer> {
  let next: Promise<Answer> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    next ??= rest(lastAt + everyMs - Date.now()).then(() => {
      next = undefined;
      lastAt = Date.now();
      return ask();
    });
    return next;
  };
}

const rest = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
