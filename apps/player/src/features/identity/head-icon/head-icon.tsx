import { Avatar, type AvatarSize } from '@maneki/ui/avatar';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { useMember } from '../use-member.ts';
import { headImage } from './head-image.ts';

/** The picture that whoever is here goes by: their choice, else that of the site. Their name stands beside it. */
export function HeadIcon({ size }: { readonly size: AvatarSize }) {
  const { avatar } = useArt();
  const hosts = useImageHosts();
  const member = useMember();
  const { image, isArt } = headImage(member?.headIcon ?? null) ?? { image: avatar, isArt: true };
  return (
    <Avatar
      image={image}
      {...(isArt && { hosts })}
      name=""
      size={size}
      isRinged={member !== null}
    />
  );
}
