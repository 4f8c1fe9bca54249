import type { ReactNode } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { Link } from '../link/link.tsx';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Tag, type TagTone } from '../tag/tag.tsx';

type TileNote = { readonly text: string; readonly tone?: keyof typeof NOTE_TONES };

/** Figures are short: only a name may have to be cut off, and what cuts off costs a long list its smoothness. */
const NOTE_TONES = {
  faint: 'clip min-h-[1.4em] text-faint text-xs',
  gold: 'numerals min-h-[1.4em] whitespace-nowrap text-gold-text text-xs',
} as const;

type TileProps = {
  readonly name: string;
  /** Lines below the name; one without a text keeps its room, so that the tiles of a row stay level. */
  readonly notes?: readonly TileNote[];
  readonly image: PictureImage;
  readonly hosts?: readonly string[];
  readonly fallback?: string;
  readonly sizes?: string;
  /** Its art is among the first that a visitor waits for. */
  readonly isUrgent?: boolean;
  readonly tag?: { readonly text: string; readonly tone?: TagTone };
  /** Where it leads. */
  readonly href: string;
  /** The heart: what it does, or for those who cannot keep anything yet, where it leads. */
  readonly favourite?:
    | { readonly isOn: boolean; readonly label: string; readonly onToggle: () => void }
    | { readonly label: string; readonly href: string };
  /** Another way into the same game, such as free play, as a small mark on its art. */
  readonly second?: { readonly text: string; readonly label: string; readonly href: string };
  /** What goes on in it now, across the foot of its art. Its room is kept while nothing is known yet. */
  readonly foot?: ReactNode;
};

/** One game. Other controls lie beside the link and not in it: each is a target of its own. */
export function Tile(props: TileProps) {
  const { name, notes = [], image, tag, href, favourite, second, foot } = props;
  const { hosts, fallback, sizes, isUrgent = false } = props;
  return (
    <article className="relative min-w-0 transition duration-200 ease-out active:scale-[0.97]">
      <div className="-outline-offset-1 relative aspect-3/4 rounded-tile bg-raised shadow-lift outline-1 outline-white/15">
        <Picture
          image={image}
          alt=""
          {...(hosts && { hosts })}
          {...(sizes && { sizes })}
          fallback={fallback}
          isUrgent={isUrgent}
          className="size-full rounded-[inherit]"
        />
        {tag && <TileTag tag={tag} hasFavourite={favourite !== undefined} />}
        {foot && (
          <div className="absolute inset-x-0 bottom-0 h-9.5 rounded-b-[inherit]">{foot}</div>
        )}
        {second && <SecondWay {...second} isAboveFoot={foot !== undefined} />}
      </div>
      <h3 className="clip mt-2 font-semibold text-sm max-[359px]:text-xs">
        {/* Stretches over the whole tile, so that the name is the link and the art can be pressed too. */}
        <Link
          href={href}
          className="after:absolute after:inset-0 after:rounded-tile focus-visible:after:outline-2"
        >
          {name}
        </Link>
      </h3>
      {notes.map(({ text, tone = 'faint' }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that stay where they are
        <p key={line} className={NOTE_TONES[tone]}>
          {text}
        </p>
      ))}
      {favourite && <Heart favourite={favourite} />}
    </article>
  );
}

type TileTagProps = {
  readonly tag: NonNullable<TileProps['tag']>;
  readonly hasFavourite: boolean;
};

/** Stands beside the heart, and below it where a longer word or a narrow tile leaves no room. */
function TileTag({ tag: { text, tone = 'success' }, hasFavourite }: TileTagProps) {
  return (
    <div className="absolute inset-0 pt-2.5 leading-none">
      {hasFavourite && <span className="float-right h-7.5 w-10" />}
      <Tag
        tone={tone}
        className="whitespace-nowrap rounded-l-none max-[359px]:px-1.5 max-[359px]:text-[10px]"
      >
        {text}
      </Tag>
    </div>
  );
}

/** Larger to the finger than to the eye: the art around it stays the way in. */
type SecondWayProps = NonNullable<TileProps['second']> & { readonly isAboveFoot: boolean };

function SecondWay({ text, label, href, isAboveFoot }: SecondWayProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={joinClasses(
        'absolute right-0 z-1 flex min-h-11 min-w-11 items-end justify-end p-1.5 focus-visible:outline-none',
        isAboveFoot ? 'bottom-9.5' : 'bottom-0',
      )}
    >
      <span className="play-mark font-bold text-2xs in-focus-visible:outline-2 in-focus-visible:outline-focus">
        {text}
      </span>
    </Link>
  );
}

const HEART = 'absolute top-0 right-0 z-1 size-11';

function Heart({ favourite }: { readonly favourite: NonNullable<TileProps['favourite']> }) {
  if ('href' in favourite)
    return <Link href={favourite.href} aria-label={favourite.label} className={`${HEART} heart`} />;
  const { isOn, label, onToggle } = favourite;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      className={joinClasses(HEART, isOn ? 'heart-kept animate-pop' : 'heart')}
      onClick={onToggle}
    />
  );
}

const NOTE_LINES = ['w-3/5', 'w-1/2'] as const;

type TileSkeletonProps = { readonly noteLines?: 0 | 1 | 2 };

/** The same geometry before the games are known: bars in the middle of lines as high as those to come. */
export function TileSkeleton({ noteLines = 0 }: TileSkeletonProps) {
  return (
    <div>
      <Skeleton className="aspect-3/4 rounded-tile" />
      <div className="mt-2 flex h-[calc(1em*var(--leading-text))] items-center text-sm max-[359px]:text-xs">
        <Skeleton className="h-3.5 w-4/5 rounded-pill" />
      </div>
      {NOTE_LINES.slice(0, noteLines).map((width) => (
        <div key={width} className="flex h-[calc(1em*var(--leading-small))] items-center text-xs">
          <Skeleton className={joinClasses('h-2.5 rounded-pill', width)} />
        </div>
      ))}
    </div>
  );
}
