/** Where somebody was in a list: how much of it was loaded, and how far down they were. */
export type KeptPlace = {
  readonly address: string;
  readonly pages: number;
  readonly topPx: number;
};

const KEY = 'list-place';
/** More would take longer to load than to find anew. */
const PAGES_MAX = 40;

/** Only the last place is kept: it is the one that a step back leads to. */
export function keepPlace(storage: Pick<Storage, 'setItem'>, place: KeptPlace): void {
  try {
    storage.setItem(KEY, JSON.stringify(place));
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

/** The place in the list at an address; undefined where none is kept or it makes no sense. */
export function findPlace(
  storage: Pick<Storage, 'getItem'>,
  address: string,
): KeptPlace | undefined {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<KeptPlace> | null;
    const { pages = 0, topPx = -1 } = kept ?? {};
    if (kept?.address !== address || !Number.isInteger(pages) || !(topPx >= 0)) return undefined;
    return pages >= 1 && pages <= PAGES_MAX ? { address, pages, topPx } : undefined;
  } catch {
    return undefined;
  }
}
