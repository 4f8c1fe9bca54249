import { useQuery } from '@tanstack/react-query';
import { type ArtName, artQuery, goodsArtQuery } from './art.ts';
import { deskQuery } from './queries.ts';

const NONE: readonly ArtName[] = [];

/** The pictures that ship with the look of the merchant's site. */
export function useLookArt(): readonly ArtName[] {
  const { data: desk } = useQuery(deskQuery);
  return useQuery({ ...artQuery(desk?.look ?? ''), enabled: !!desk }).data ?? NONE;
}

/** The pictures that a mall begins with, whatever the look. */
export const useGoodsArt = (): readonly ArtName[] => useQuery(goodsArtQuery).data ?? NONE;
