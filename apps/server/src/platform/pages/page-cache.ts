import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '@maneki/kernel/clock';

/** A page of a guest, rendered once and kept in memory in the forms that browsers ask for. */
export type KeptPage = {
  readonly bodies: { readonly br: Buffer; readonly gzip: Buffer; readonly identity: Buffer };
  readonly policy: string;
  readonly etag: string;
};

/** After this long a kept page is still served, and rendered anew behind the visitor's back. */
const FRESH_MS = 60_000;
const PAGES_MAX = 500;

type Entry = { page: Promise<KeptPage>; renderedAt: number; isRenewing: boolean };

/**
 * Pages by everything that decides what they say. The least recently used ones give way, and many
 * visitors asking for the same page at the same moment wait for one rendering.
 */
export function createPageCache(clock: Clock) {
  const entries = new Map<string, Entry>();

  function keep(key: string, page: Promise<KeptPage>): Promise<KeptPage> {
    entries.delete(key);
    entries.set(key, { page, renderedAt: clock.now().getTime(), isRenewing: false });
    const oldest = entries.keys().next().value;
    if (entries.size > PAGES_MAX && oldest !== undefined) entries.delete(oldest);
    // A page that could not be rendered must not be remembered as such.
    page.catch(() => {
      if (entries.get(key)?.page === page) entries.delete(key);
    });
    return page;
  }

  return {
    get(key: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
      const entry = entries.get(key);
      if (!entry) return keep(key, render());
      entries.delete(key);
      entries.set(key, entry);
      const isOld = clock.now().getTime() - entry.renderedAt > FRESH_MS;
      if (isOld && !entry.isRenewing) {
        entry.isRenewing = true;
        render().then(
          (page) => keep(key, Promise.resolve(page)),
          () => {
            entry.isRenewing = false;
          },
        );
      }
      return entry.page;
    },
    get size() {
      return entries.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses a page once, with more effort than a single answer would be worth. */
export async function compressPage(html: string): Promise<KeptPage['bodies']> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, zipped] = await Promise.all([
    brotliAsync(identity, { params }),
    gzipAsync(identity, { level: 9 }),
  ]);
  return { br, gzip: zipped, identity };
}
