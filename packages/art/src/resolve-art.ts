import type { ArtFile, ArtPicture } from './art-picture.ts';

/** One `<source>` of a `<picture>`. */
export type ArtSource = { readonly type: string; readonly srcSet: string };

/** Everything an image needs from one host; `src` is for browsers that read no `<source>`. */
export type HostSources = {
  readonly host: string;
  readonly sources: readonly ArtSource[];
  readonly src: string;
};

const TYPES = [
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
] as const;

/**
 * The same picture on each host, in the order to try: when one fails to load, the image component
 * takes the next. The empty host is the site's own origin; without any host that is what is used.
 */
export function artSources(
  picture: ArtPicture,
  hosts: readonly string[],
  basePath: string,
): readonly HostSources[] {
  const tried = hosts.length > 0 ? hosts : [''];
  return tried.map((host) => {
    const address = (file: string) => artAddress(file, host, basePath);
    const sources = TYPES.flatMap(([format, type]): ArtSource[] => {
      const files = picture.files[format];
      return files ? [{ type, srcSet: srcSetOf(files, address) }] : [];
    });
    return { host, sources, src: address(fallbackFile(picture)) };
  });
}

/** `https://cdn.example` + `/m/art` + file, whatever slashes the settings were typed with. */
export function artAddress(file: string, host: string, basePath: string): string {
  const path = basePath.replace(/^\/+|\/+$/g, '');
  return `${host.replace(/\/+$/, '')}/${path ? `${path}/` : ''}${file}`;
}

function srcSetOf(files: readonly ArtFile[], address: (file: string) => string): string {
  return files.map(({ file, width }) => `${address(file)} ${width}w`).join(', ');
}

/** The drawing where there is one, else the file nearest to twice the natural size. */
function fallbackFile({ files, width, name }: ArtPicture): string {
  if (files.svg) return files.svg;
  const choices = files.webp ?? files.png ?? files.jpeg ?? files.avif ?? [];
  const distance = (file: ArtFile) => Math.abs(file.width - width * 2);
  const nearest = choices.reduce<ArtFile | undefined>(
    (best, file) => (best && distance(best) <= distance(file) ? best : file),
    undefined,
  );
  if (!nearest) throw new Error(`The picture ${name} has no file`);
  return nearest.file;
}
