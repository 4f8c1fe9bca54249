import type { ArtPicture } from '@maneki/art/art-picture';
import * as goods from '@maneki/art/generated/goods';
import { Picture } from '@maneki/ui/picture';
import { toImage } from '#platform/art/art-image.ts';
import { useImageHosts } from '#platform/art/use-art.ts';

const BY_NAME: ReadonlyMap<string, ArtPicture> = new Map(
  Object.values<ArtPicture>(goods).map((picture) => [
    picture.name.replace('goods-', 'art:'),
    picture,
  ]),
);

const SIZE = 240;

type GoodPictureProps = { readonly picture: string; readonly className?: string };

/** The picture of an article: one that ships, or one that the merchant uploaded. Its title stands beside it. */
export function GoodPicture({ picture, className = '' }: GoodPictureProps) {
  const hosts = useImageHosts();
  const look = `overflow-hidden bg-raised ${className}`;
  const art = BY_NAME.get(picture) ?? (picture.startsWith('art:') ? goods.gift : undefined);
  if (art)
    return <Picture image={toImage(art)} hosts={hosts} alt="" sizes="240px" className={look} />;
  const image = { path: picture, width: SIZE, height: SIZE };
  return <Picture image={image} alt="" className={look} />;
}
