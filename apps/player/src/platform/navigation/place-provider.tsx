import type { ReactNode } from 'react';
import { PathContext, type Place, PlaceContext } from './navigation.ts';

type PlaceProviderProps = { readonly place: Place; readonly children: ReactNode };

/** Tells everything below where the site is. */
export const PlaceProvider = ({ place, children }: PlaceProviderProps) => (
  <PathContext value={place.pathname}>
    <PlaceContext value={place}>{children}</PlaceContext>
  </PathContext>
);
