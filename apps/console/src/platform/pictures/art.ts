import type { ArtPicture } from '@maneki/art/art-picture';
import { queryOptions } from '@tanstack/react-query';

export type ArtName = {
  readonly name: string;
  readonly address: string;
  readonly thumbnail: string;
};

const LOOKS: Readonly<Record<string, () => Promise<object>>> = {
  maneki: () => import('@maneki/art/generated/maneki'),
  sampaguita: () => import('@maneki/art/generated/sampaguita'),
};

/** What stands wide enough to be content: marks, logos and icons of the site are none. */
const WIDTH_MIN = 200;

/** The pictures that a look has for content, by the names that content calls them. */
export const artQuery = (look: string) =>
  queryOptions({
    queryKey: ['art', look],
    queryFn: async (): Promise<readonly ArtName[]> => {
      const read = LOOKS[look] ?? LOOKS.maneki;
      const pictures = Object.entries((await read?.()) ?? {}) as [string, ArtPicture][];
      return pictures.flatMap(([name, { files, width }]) => {
        const file = files.webp?.[0]?.file;
        if (!file || width < WIDTH_MIN) return [];
        return [{ name, address: `art:${name}`, thumbnail: `/m/art/${file}` }];
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The pictures of what the mall shows, which are the same in every look. */
export const goodsArtQuery = queryOptions({
  queryKey: ['art of goods'],
  queryFn: async (): Promise<readonly ArtName[]> => {
    const pictures: readonly ArtPicture[] = Object.values(
      await import('@maneki/art/generated/goods'),
    );
    return pictures.flatMap(({ name: scene, files }) => {
      const name = scene.replace('goods-', '');
      const file = files.webp?.[0]?.file;
      return file ? [{ name, address: `art:${name}`, thumbnail: `/m/art/${file}` }] : [];
    });
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Where the console can show a picture of content; undefined for one of another site. */
export function thumbnailOf(image: string | null, art: readonly ArtName[]): string | undefined {
  if (!image) return undefined;
  if (image.startsWith('/m/art/')) return image;
  return art.find(({ address }) => address === image)?.thumbnail;
}
