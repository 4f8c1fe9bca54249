import type { Log } from '#platform/metrics/log';
import type { Listener, Message } from './fanout.ts';

/** Those who listen on this node. One that throws is logged and keeps no other from hearing. */
export function createListeners(log: Log) {
  const listeners = new Set<Listener>();

  const tell = (act: () => void) => {
    try {
      act();
    } catch (error) {
      log.error({ err: error }, 'a listener of the fan-out failed');
    }
  };

  return {
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hear(messages: readonly Message[]) {
      for (const message of messages) {
        for (const listener of listeners) tell(() => listener.hear(message));
      }
    },
    miss() {
      for (const listener of listeners) tell(() => listener.missed?.());
    },
    clear: () => listeners.clear(),
  };
}
