import { useSyncExternalStore } from 'react';
import { type OverlaysSnapshot, overlays } from './overlays.ts';

/**
 * Toasts and loadings for screen readers, which must know a region before words are put into it. Each open
 * modal has its own: the regions of the page are inert below it.
 */
export function LiveRegions() {
  const snapshot = useSyncExternalStore(
    overlays.subscribe,
    overlays.getSnapshot,
    overlays.getServerSnapshot,
  );
  return (
    <>
      <LiveRegion snapshot={snapshot} isUrgent={false} />
      <LiveRegion snapshot={snapshot} isUrgent />
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
