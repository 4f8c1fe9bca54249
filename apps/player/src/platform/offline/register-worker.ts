import { watchUpdates } from '../update/watch-updates.ts';

/**
 * Installs the worker that shows a page of ours when there is no network, keeps the site's files, and shows
 * notifications. It caches no calls and nobody's pages.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // Where a policy of the browser forbids workers the answer is empty, against its type.
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.register('/m/worker.js', { scope: '/m/' });
  if (!registration) return;
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  // The offline page follows the visitor's language: the worker fetches it again with the cookies of now.
  worker?.postMessage('refresh-offline-page');
  watchUpdates(registration);
}
