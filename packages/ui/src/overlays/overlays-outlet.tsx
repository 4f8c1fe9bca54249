import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { OverlayHost as Host } from './overlay-host.tsx';
import { type OverlaysSnapshot, overlays } from './overlays.ts';

const OverlayHost = lazy(loadHost);

/** What cannot be drawn without a network is drawn once there is one; the page must not break over it. */
async function loadHost(): Promise<{ default: typeof Host }> {
  try {
    return { default: (await import('./overlay-host.tsx')).OverlayHost };
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadHost();
  }
}

/**
 * The small part that is always mounted: it loads the drawing when the first overlay is asked for,
 * and holds the live regions, which a screen reader must know before words are put into them.
 */
export function OverlaysOutlet() {
  const snapshot = useSyncExternalStore(
    overlays.subscribe,
    overlays.getSnapshot,
    overlays.getServerSnapshot,
  );
  const [wasUsed, setWasUsed] = useState(false);
  if (!wasUsed && isUsed(snapshot)) setWasUsed(true);
  return (
    <>
      <LiveRegion snapshot={snapshot} isUrgent={false} />
      <LiveRegion snapshot={snapshot} isUrgent />
      {wasUsed && (
        <Suspense>
          <OverlayHost snapshot={snapshot} />
        </Suspense>
      )}
    </>
  );
}

type LiveRegionProps = { readonly snapshot: OverlaysSnapshot; readonly isUrgent: boolean };

function LiveRegion({ snapshot, isUrgent }: LiveRegionProps) {
  const toasts = snapshot.toasts.filter((toast) => (toast.kind === 'error') === isUrgent);
  return (
    <div aria-live={isUrgent ? 'assertive' : 'polite'} className="sr-only">
      {toasts.map((toast) => (
        <p key={toast.id}>{toast.text}</p>
      ))}
      {!isUrgent && snapshot.loadings.map((loading) => <p key={loading.id}>{loading.text}</p>)}
    </div>
  );
}

const isUsed = ({ toasts, loadings, questions }: OverlaysSnapshot): boolean =>
  toasts.length + loadings.length + questions.length > 0;
