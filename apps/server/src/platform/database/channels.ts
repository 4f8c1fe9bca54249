import { outsideScopes } from './transaction-guard.ts';

type Hear = (payload: string) => void;

/** Who listens to what. Several may listen to one channel; the connection listens once. */
export class Channels {
  #hearers = new Map<string, Set<{ readonly hear: Hear }>>();

  get names(): string[] {
    return [...this.#hearers.keys()];
  }

  /** Answers how to leave, which tells whether the channel has lost its last hearer. */
  join(channel: string, hear: Hear): () => boolean {
    const hearer = { hear };
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
}
