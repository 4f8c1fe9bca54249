import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useArt } from '#platform/art/use-art.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';

const WIDE = '(min-width: 900px)';

const ContinueOnPhone = lazy(async () => {
  const module = await import('./install/continue-on-phone.tsx');
  return { default: module.ContinueOnPhone };
});

/** The phone column; on a wide screen it stands in a calm scene with a way to go on by phone. */
export function WideScene({ children }: { children: ReactNode }) {
  const { backdrop } = useArt();
  const { theme } = usePreferences();
  const isWide = useIsWide();
  return (
    <div className="wide-scene">
      {isWide && (
        <aside className="wide-backdrop" style={{ backgroundImage: `url(${backdrop[theme]})` }}>
          <Suspense>
            <ContinueOnPhone />
          </Suspense>
        </aside>
      )}
      <div className="phone-column">{children}</div>
    </div>
  );
}

/** False until the page stands: phones never load the scene. */
function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(WIDE);
    const update = () => setIsWide(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isWide;
}
