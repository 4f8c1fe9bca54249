import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { addressAt, type PictureWidths, sourceSet } from './picture-addresses.ts';

export type PictureImage = {
  /** The address for a browser that knows neither format below. */
  readonly path: string;
  readonly avif?: PictureWidths;
  readonly webp?: PictureWidths;
  readonly width: number;
  readonly height: number;
  /** Shown until the drawing is there: a colour, or a tiny data address made from its thumbhash. */
  readonly placeholder?: string;
};

export type PictureProps = {
  readonly image: PictureImage;
  readonly alt: string;
  readonly hosts?: readonly string[];
  /** Stands in when no host has the drawing. */
  readonly fallback?: string | undefined;
  readonly sizes?: string;
  /** Only what a visitor sees first and waits for: the first banner of a page, or the first line of a list. */
  readonly isUrgent?: boolean;
  readonly className?: string;
};

const OWN_HOST = [''] as const;

export function Picture(props: PictureProps) {
  const { image, alt, hosts = OWN_HOST, fallback, sizes, isUrgent = false, className } = props;
  const [failed, setFailed] = useState({ path: image.path, times: 0 });
  // Another picture in its place begins anew.
  const attempt = failed.path === image.path ? failed.times : 0;
  const element = useRef<HTMLImageElement>(null);
  const address = addressAt(image.path, hosts, attempt);
  const tryNext = () =>
    address !== undefined && setFailed({ path: image.path, times: attempt + 1 });

  // The server's HTML may have loaded or failed before this code ran: neither event comes again.
  useEffect(() => {
    const drawn = element.current;
    if (!drawn?.complete || !drawn.currentSrc) return;
    if (drawn.naturalWidth > 0) unveil(drawn);
    else setFailed(({ path, times }) => ({ path, times: Math.max(times, 1) }));
  }, []);

  return (
    <picture className={joinClasses('block', className)}>
      {address && <Sources image={image} hosts={hosts} attempt={attempt} sizes={sizes} />}
      <img
        ref={element}
        src={address ?? fallback}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'auto'}
        decoding={isUrgent ? 'auto' : 'async'}
        draggable={false}
        className="size-full rounded-[inherit] object-cover"
        style={placeholderStyle(image.placeholder)}
        onLoad={(event) => unveil(event.currentTarget)}
        onError={tryNext}
      />
    </picture>
  );
}

/** Past React: a page has dozens of pictures, and none of them need be drawn anew because it was loaded. */
const unveil = ({ style }: HTMLImageElement) => {
  style.background = 'none';
};

type SourcesProps = {
  readonly image: PictureImage;
  readonly hosts: readonly string[];
  readonly attempt: number;
  readonly sizes: string | undefined;
};

function Sources({ image, hosts, attempt, sizes }: SourcesProps) {
  return (['avif', 'webp'] as const).map((format) => {
    const set = sourceSet(image[format], hosts, attempt);
    return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />;
  });
}

function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined;
  return placeholder.startsWith('data:')
    ? { backgroundImage: `url(${placeholder})`, backgroundSize: 'cover' }
    : { backgroundColor: placeholder };
}
