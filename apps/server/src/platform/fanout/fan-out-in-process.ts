import type { Log } from '#platform/metrics/log';
import { type Fanout, writeMessage } from './fanout.ts';
import { createListeners } from './listeners.ts';

/** For a single node: what is published here is heard here. */
export function fanOutInProcess(options: { makeMessageId: () => string; log: Log }): Fanout {
  const { makeMessageId, log } = options;
  const listeners = createListeners(log);
  return {
    async publish(pushes) {
      // Through text, as on the wire: a listener must not share an object with whoever pushed it.
      const texts = pushes.map((push) => writeMessage({ ...push, id: makeMessageId() }));
      listeners.hear(texts.map((text) => JSON.parse(text)));
    },
    subscribe: listeners.subscribe,
    async close() {
      listeners.clear();
    },
  };
}
