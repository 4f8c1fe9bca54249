import { memo, Suspense, useState } from 'react';
import { useRoute } from '../routes/use-route.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { type Page, pageOf } from './pages.ts';

/** Whatever page the address names. It comes at once; where its code has not come yet, its place is kept. */
export function PageOfAddress() {
  const { path } = useRoute();
  return (
    <Suspense key={path} fallback={<PageSkeleton />}>
      <Shown page={pageOf(path)} />
    </Suspense>
  );
}

/**
 * Decided once: another component for the same page would begin it anew. A page reads for itself what it needs of
 * the address, and renders anew only for that.
 */
const Shown = memo(function Shown({ page }: { readonly page: Page }) {
  const [Screen] = useState(() => page.loaded()?.default ?? page.Lazy);
  return <Screen />;
});
