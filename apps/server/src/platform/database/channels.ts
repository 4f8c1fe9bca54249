import type { Hear, WatchHearing } from './database.ts';
import { outsideScopes } from './transaction-guard.ts';

type Hearer = { readonly hear: Hear; readonly watch: WatchHearing | undefined };

/** Who listens to what. Several may listen to one channel; the connection listens once. */
export class Channels {
  #hearers = new Map<string, Set<Hearer>>();

  get names(): string[] {
    return [...this.#hearers.keys()];
  }

  /** Answers how to leave, which tells whether the channel has lost its last hearer. */
  join(channel: string, hear: Hear, watch?: WatchHearing): () => boolean {
    const hearer = { hear, watch };
    const hearers = this.#hearers.get(channel) ?? new Set();
    this.#hearers.set(channel, hearers.add(hearer));
    return () => {
      const hasLeft = hearers.delete(hearer);
      if (!hasLeft || hearers.size > 0) return false;
      return this.#hearers.delete(channel);
    };
  }

  /** A hearer runs after the driver has read its message, so that its mistakes stay its own. */
  announce = ({ channel, payload = '' }: { channel: string; payload?: string | undefined }) => {
    for (const { hear } of this.#hearers.get(channel) ?? []) {
      queueMicrotask(() => outsideScopes(() => hear(payload)));
    }
  };

  /** At once, and to all: whoever trusts in hearing everything must not do so a moment longer. */
  tellHeard(isHeard: boolean): void {
    for (const hearers of this.#hearers.values())
      for (const { watch } of hearers) outsideScopes(() => watch?.(isHeard));
  }
}
