import type { ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tag, type TagTone } from '../tag/tag.tsx';

type TileProps = {
  readonly name: string;
  readonly note?: ReactNode;
  readonly image: PictureImage;
  readonly hosts?: readonly string[];
  readonly fallback?: string;
  readonly sizes?: string;
  readonly tag?: { readonly text: string; readonly tone?: TagTone };
  /** Where it leads, or what it does when the game has to be asked for first. */
  readonly target: { readonly href: string } | { readonly onPress: () => void };
  readonly favourite?: {
    readonly isOn: boolean;
    readonly label: string;
    readonly onToggle: () => void;
  };
  /** Why the game cannot be played now, such as maintenance; covers the art. */
  readonly closedText?: string | undefined;
};

/** One game. The favourite button lies beside the link and not in it: two controls, two targets. */
export function Tile(props: TileProps) {
  const { name, note, image, tag, target, favourite, closedText, hosts, fallback, sizes } = props;
  return (
    <article className="group relative min-w-0">
      <div className="relative aspect-3/4 overflow-hidden rounded-tile bg-raised shadow-lift transition duration-200 ease-out group-active:scale-[0.97]">
        <Picture
          image={image}
          alt=""
          {...(hosts && { hosts })}
          {...(sizes && { sizes })}
          fallback={fallback}
          className={joinClasses('absolute inset-0', closedText ? 'grayscale' : undefined)}
        />
        <span className="absolute inset-0 rounded-tile inset-ring inset-ring-white/15" />
        {tag && (
          <Tag tone={tag.tone ?? 'success'} className="absolute top-2.5 left-0 rounded-l-none">
            {tag.text}
          </Tag>
        )}
        {closedText && (
          <span className="absolute inset-0 grid place-items-center bg-black/70 p-1.5 text-center font-bold text-2xs text-white">
            {closedText}
          </span>
        )}
      </div>
      <h3 className="clip mt-2 font-semibold text-sm">
        <TileTarget target={target}>{name}</TileTarget>
      </h3>
      {note && <p className="clip text-faint text-xs">{note}</p>}
      {favourite && <FavouriteButton {...favourite} />}
    </article>
  );
}

type TileTargetProps = { readonly target: TileProps['target']; readonly children: string };

/** Stretches over the whole tile, so that the name is the link and the art can be pressed too. */
function TileTarget({ target, children }: TileTargetProps) {
  const stretch = 'after:absolute after:inset-0 after:rounded-tile focus-visible:after:outline-2';
  return 'href' in target ? (
    <Link href={target.href} className={stretch}>
      {children}
    </Link>
  ) : (
    <button type="button" className={stretch} onClick={target.onPress}>
      {children}
    </button>
  );
}

function FavouriteButton({ isOn, label, onToggle }: NonNullable<TileProps['favourite']>) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className="absolute top-0 right-0 z-1 grid size-11 place-items-center"
      onClick={onToggle}
    >
      <span className="grid size-7.5 place-items-center rounded-pill bg-black/55 text-white backdrop-blur-sm">
        <Icon
          key={String(isOn)}
          name={isOn ? 'heart-filled' : 'heart'}
          className={joinClasses('size-4', isOn ? 'animate-pop text-favourite' : undefined)}
        />
      </span>
    </button>
  );
}

/** The same geometry before the games are known. */
export function TileSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-3/4 rounded-tile" />
      <Skeleton className="mt-2 h-4.5 w-4/5 rounded-pill" />
    </div>
  );
}
