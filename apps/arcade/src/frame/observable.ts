import { useSyncExternalStore } from 'react';

/** A value that can be watched. Play happens outside of React; components look at its state. */
export type Observable<Value> = {
  get(): Value;
  set(change: Partial<Value>): void;
  subscribe(listener: () => void): () => void;
};

export function createObservable<Value extends object>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders again only when the chosen part is another one. */
export function useObserved<Value, Part>(
  observable: Observable<Value>,
  choose: (value: Value) => Part,
): Part {
  return useSyncExternalStore(observable.subscribe, () => choose(observable.get()));
}
