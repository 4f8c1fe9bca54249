type Listener = () => void;

const listeners = new Set<Listener>();

/** Something comes over the page that must be seen: games in it go on with nothing by themselves. */
export const playPause = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
