import { useUpdate } from './update.ts';

const LOOK_EVERY_MS = 60 * 60 * 1_000;
const ANSWER_WITHIN_MS = 5_000;

/** Offers newer versions of the site while a page stays open for long. Answers what ends it. */
export function watchUpdates(registration: ServiceWorkerRegistration): () => void {
  const offer = () => offerWaiting(registration).catch(reportError);
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  // Away from the network it finds nothing, and looks again later.
  const look = () => registration.update().catch(() => {});
  const lookAgain = () => document.visibilityState === 'visible' && look();
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
  const timer = setInterval(lookAgain, LOOK_EVERY_MS);
  return () => {
    registration.removeEventListener('updatefound', follow);
    clearInterval(timer);
  };
}

/** A page that was opened since is of that version already: its worker may take over, and nobody is asked. */
async function offerWaiting({ waiting, active }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !active) return;
  if ((await askVersion(waiting)) === versionOfPage()) waiting.postMessage('take-over');
  else useUpdate.setState({ waiting });
}

/** The entry names all other files by their hashes, so its own name stands for the whole version. */
function versionOfPage(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src*="/assets/"]',
  );
  return script?.src.split('/').at(-1);
}

function askVersion(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_WITHIN_MS);
    worker.postMessage('version', [port2]);
  });
}
