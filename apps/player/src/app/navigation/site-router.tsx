import { type ReactNode, useLayoutEffect, useState } from 'react';
import { NavigateContext } from '#platform/navigation/navigation.ts';
import { PlaceProvider } from '#platform/navigation/place-provider.tsx';
import { followPlaces, navigate, placeNow, tellShown } from './site-history.ts';

/**
 * Tells the whole site where it is, in a browser. A tap is not less urgent than other work, so this is no transition:
 * pages that are not there yet keep their place by themselves.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState(placeNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the site begins
  useLayoutEffect(() => {
    followPlaces(setPlace);
    // Somebody may have gone back before this was there to follow. The same place once more would have React render
    // all anew after the first page that somebody goes to.
    if (placeNow() !== place) setPlace(placeNow());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew for each place
  useLayoutEffect(() => tellShown(), [place]);
  return (
    <NavigateContext value={navigate}>
      <PlaceProvider place={place}>{children}</PlaceProvider>
    </NavigateContext>
  );
}
