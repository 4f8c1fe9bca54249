const listeners = new Set<() => void>();

/**
 * What came last into the browser's top layer lies above the rest of it. Whatever has to stay above
 * every modal, such as a toast, is told of each that opens and comes anew.
 */
export function listenForModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellModalOpened(): void {
  for (const listener of listeners) listener();
}
