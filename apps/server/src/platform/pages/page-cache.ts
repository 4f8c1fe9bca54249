import type { Clock } from '@maneki/kernel/clock';
import { compress, type Encoding } from '../http/encoding.ts';

/** A page of a guest, rendered once and kept in memory in the forms that browsers ask for. */
export type KeptPage = {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** The same bytes, one per character. */
  readonly texts: Readonly<Record<Encoding, string>>;
  readonly policy: string;
  readonly etag: string;
};

/** After this long a kept page is still served, and rendered anew behind the visitor's back. */
const FRESH_MS = 60_000;
/**
 * So much later it is rendered first: a browser would ask again for everything that an old page shows, which takes its
 * visitor longer than to wait for a new one.
 */
const OLD_MS = 15_000;
const PAGES_MAX = 500;
const FAILURES_MAX = 5;

type Entry = {
  readonly page: Promise<KeptPage>;
  renderedAt: number;
  /** The page itself, once it is rendered. */
  rendered?: KeptPage;
  /** The page that is to replace it, or the page itself where that fails. */
  renewal?: Promise<KeptPage> | undefined;
  failures: number;
};

/**
 * Pages by everything that decides what they say. The least recently used ones give way, and many
 * visitors asking for the same page at the same moment wait for one rendering.
 */
export function createPageCache(clock: Clock) {
  const entries = new Map<string, Entry>();

  function keep(key: string, page: Promise<KeptPage>): Promise<KeptPage> {
    const entry: Entry = {
      page,
      renderedAt: clock.now().getTime(),
      failures: 0,
    };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > PAGES_MAX && oldest !== undefined) entries.delete(oldest);
    page.then(
      (rendered) => {
        entry.rendered = rendered;
      },
      // A page that could not be rendered must not be remembered as such.
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return page;
  }

  function renew(key: string, entry: Entry, render: () => Promise<KeptPage>): Promise<KeptPage> {
    return render().then(
      (page) => keep(key, Promise.resolve(page)),
      () => {
        // Tried again a minute from now; a page that cannot be renewed for long goes away.
        entry.failures += 1;
        entry.renewal = undefined;
        if (entry.failures >= FAILURES_MAX) entries.delete(key);
        else entry.renderedAt = clock.now().getTime();
        return entry.page;
      },
    );
  }

  const ageOf = (entry: Entry) => clock.now().getTime() - entry.renderedAt;

  return {
    get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
      const entry = entries.get(key);
      if (!entry) return keep(key, render());
      entries.delete(key);
      entries.set(key, entry);
      const ageMs = ageOf(entry);
      if (ageMs <= FRESH_MS) return entry.page;
      entry.renewal ??= renew(key, entry, render);
      return ageMs > FRESH_MS + OLD_MS ? entry.renewal : entry.page;
    },
    /** A page that needs no waiting and no renewing; undefined where `get` has something to do. */
    peek(key: string): KeptPage | undefined {
      const entry = entries.get(key);
      return entry && ageOf(entry) <= FRESH_MS ? entry.rendered : undefined;
    },
    get size() {
      return entries.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** The most: a page is compressed once, and sent for a minute. */
const EFFORT = 9;

/** Compresses a page once, with more effort than a single answer would be worth. */
export async function compressPage(html: string): Promise<Pick<KeptPage, 'bodies' | 'texts'>> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    compress(identity, { as: 'br', effort: EFFORT }),
    compress(identity, { as: 'gzip', effort: EFFORT }),
  ]);
  return {
    bodies: { br, gzip: zipped, identity },
    texts: {
      br: br.toString('latin1'),
      gzip: zipped.toString('latin1'),
      identity: identity.toString('latin1'),
    },
  };
}
