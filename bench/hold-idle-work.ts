import type { CDPSession } from '@playwright/test';

/** Runs in the page before its own scripts. Held work has negative handles, which browsers never give. */
const HOLD = `(() => {
  const request = window.requestIdleCallback.bind(window);
  const cancel = window.cancelIdleCallback.bind(window);
  const held = new Map();
  let lastHandle = 0;
  let isReleased = false;
  window.requestIdleCallback = (work, options) => {
    if (isReleased) return request(work, options);
    lastHandle -= 1;
    held.set(lastHandle, work);
    return lastHandle;
  };
  window.cancelIdleCallback = (handle) => {
    if (!held.delete(handle)) cancel(handle);
  };
  window.benchIdleWork = {
    count: () => held.size,
    release() {
      isReleased = true;
      for (const work of held.values()) request(work);
      held.clear();
    },
  };
})()`;

/**
 * Keeps what a page puts off until idle from running before we say so. Spoken through the protocol of
 * the developer tools, because the site's content policy forbids evaluation from inside the page.
 */
export async function holdIdleWork(
  session: CDPSession,
): Promise<{ count(): Promise<number>; release(): Promise<void> }> {
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: HOLD });
  const evaluate = async (expression: string): Promise<unknown> => {
    const answer = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  return {
    count: async () => Number(await evaluate('window.benchIdleWork.count()')),
    async release() {
      await evaluate('window.benchIdleWork.release()');
    },
  };
}
