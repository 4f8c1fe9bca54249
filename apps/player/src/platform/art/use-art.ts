import { createContext, useContext } from 'react';
import type { SiteArt } from './art.ts';

export const ArtContext = createContext<SiteArt | undefined>(undefined);

/** The art of the look that this site wears. */
export function useArt(): SiteArt {
  const art = useContext(ArtContext);
  if (!art) throw new Error('useArt outside of the page');
  return art;
}

/** Where this merchant's pictures are kept, the preferred place first. */
export const ImageHostsContext = createContext<readonly string[]>([]);

export const useImageHosts = () => useContext(ImageHostsContext);
