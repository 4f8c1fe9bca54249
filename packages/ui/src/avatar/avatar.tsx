import { joinClasses } from '../classes/join-classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';

export type AvatarSize = 'small' | 'medium' | 'portrait' | 'large';

type AvatarProps = {
  readonly image?: PictureImage | undefined;
  readonly hosts?: readonly string[];
  /** The name of who is shown; empty where it stands beside the picture anyway. */
  readonly name: string;
  readonly size?: AvatarSize;
  /** A gold ring, for a VIP or the chosen picture of a set. */
  readonly isRinged?: boolean;
};

const SIZES: Record<AvatarSize, string> = {
  small: 'size-9',
  medium: 'size-12',
  portrait: 'size-16',
  large: 'size-20',
};

export function Avatar({ image, hosts, name, size = 'medium', isRinged }: AvatarProps) {
  return (
    <span
      className={joinClasses(
        'grid shrink-0 place-items-center overflow-hidden rounded-pill bg-raised text-muted',
        isRinged ? 'ring-2 ring-gold ring-offset-2 ring-offset-ground' : 'ring-1 ring-line',
        SIZES[size],
      )}
    >
      {image ? (
        <Picture image={image} alt={name} {...(hosts && { hosts })} className="size-full" />
      ) : (
        <Icon name="user-filled" className="size-1/2" label={name || undefined} />
      )}
    </span>
  );
}
