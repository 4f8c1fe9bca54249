/** How long a request without a reply is still meant: after that the same terms are a new request. */
export const PENDING_MS = 5 * 60_000;

const STORED_AS = 'pending-money-requests';

type Pending = Readonly<Record<string, { readonly key: string; readonly sentAt: number }>>;

type Surroundings = {
  /** Lives as long as the tab, so that a reload does not forget what is pending. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly makeKey: () => string;
  readonly now: () => number;
};

/** A request that moves money: which endpoint is asked, and for what. */
export type MoneyRequest = { readonly endpoint: string; readonly terms: object };

/**
 * Idempotency keys of requests that move money. A request keeps its key until it is answered, so that
 * pressing again after a lost reply asks for the same movement and not for a second one.
 */
export function createIdempotencyKeys({ storage, makeKey, now }: Surroundings) {
  let held = readStored(storage);
  const read = (): Pending => {
    const isPending = ([, { sentAt }]: [string, Pending[string]]) => now() - sentAt < PENDING_MS;
    return Object.fromEntries(Object.entries(held).filter(isPending));
  };
  const write = (pending: Pending): void => {
    held = pending;
    try {
      if (Object.keys(pending).length === 0) storage.removeItem(STORED_AS);
      else storage.setItem(STORED_AS, JSON.stringify(pending));
    } catch {
      // A storage that is full costs the memory over a reload, not the request.
    }
  };
  return {
    /** The key of the pending request with these terms, or a new one. */
    keyFor(request: MoneyRequest): string {
      const pending = read();
      const name = JSON.stringify(request);
      const kept = pending[name] ?? { key: makeKey(), sentAt: now() };
      write({ ...pending, [name]: kept });
      return kept.key;
    },
    /** Done or refused, but answered: the same terms are a new request now. */
    settle(request: MoneyRequest): void {
      const { [JSON.stringify(request)]: _answered, ...pending } = read();
      write(pending);
    },
  };
}

function readStored(storage: Surroundings['storage']): Pending {
  try {
    return (JSON.parse(storage.getItem(STORED_AS) ?? '{}') ?? {}) as Pending;
  } catch {
    return {};
  }
}
