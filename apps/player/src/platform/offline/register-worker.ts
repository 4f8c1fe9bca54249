/** Installs the worker that shows a page of ours when there is no network. It caches no calls. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Where a policy of the browser forbids workers the answer is empty, against its type.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/m/worker.js', { scope: '/m/' });
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  // The offline page follows the visitor's language: the worker fetches it again with the cookies of now.
  worker?.postMessage('refresh-offline-page');
}
