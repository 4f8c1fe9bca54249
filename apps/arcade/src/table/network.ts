/** What a page knows of its network, and of being looked at. */
export type Network = {
  isOnline(): boolean;
  /** Hears when that may have changed, and when the page is looked at again. */
  subscribe(listener: () => void): () => void;
};

export const browserNetwork: Network = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const onLook = () => !document.hidden && listener();
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      document.removeEventListener('visibilitychange', onLook);
    };
  },
};
