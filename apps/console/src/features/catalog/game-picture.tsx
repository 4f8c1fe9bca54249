import { Image } from '@mantine/core';

type GamePictureProps = { readonly path: string | null; readonly size: number };

/** A game's picture as its lists show it; what it is called stands beside it. */
export const GamePicture = ({ path, size }: GamePictureProps) => (
  <Image
    src={path && `${path}-216.webp`}
    alt=""
    w={size}
    h={size}
    radius="md"
    loading="lazy"
    bg="var(--mantine-color-default-border)"
  />
);
