/** One drawing in several widths: address by width in pixels. */
export type PictureWidths = Readonly<Record<number, string>>;

/**
 * What to try in turn: the same path at each host, then undefined for "show the default". A path
 * that names its own host is tried once, as it is; where there is none the default is shown at once.
 */
export function addressAt(path: string, hosts: readonly string[], attempt: number) {
  if (path === '') return undefined;
  if (/^(?:[a-z]+:)?\/\//i.test(path) || path.startsWith('data:')) {
    return attempt === 0 ? path : undefined;
  }
  const host = hosts[attempt];
  return host === undefined ? undefined : `${host.replace(/\/$/, '')}${path}`;
}

/** Writes a `srcset`; undefined when the host is used up or the drawing has no such format. */
export function sourceSet(
  widths: PictureWidths | undefined,
  hosts: readonly string[],
  attempt: number,
): string | undefined {
  if (!widths) return undefined;
  const candidates = Object.entries(widths).map(([width, path]) => {
    const address = addressAt(path, hosts, attempt);
    return address && `${address} ${width}w`;
  });
  return candidates.every(Boolean) && candidates.length > 0 ? candidates.join(', ') : undefined;
}
