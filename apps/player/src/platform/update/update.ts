import { create } from 'zustand';

type Update = {
  /** The worker of a newer version, which waits to be let in. */
  readonly waiting: ServiceWorker | undefined;
};

/** Whether there is a newer version of the site than the one that this page runs. */
export const useUpdate = create<Update>(() => ({ waiting: undefined }));

/** Until the site is opened again. */
export const putUpdateOff = (): void => useUpdate.setState({ waiting: undefined });

/** Lets the newer version in and opens the page again with it. Nothing else reloads a page. */
export function takeUpdate(): void {
  const { waiting } = useUpdate.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage('take-over');
}
