import { setTimeout as wait } from 'node:timers/promises';
import {
  archiveContent,
  type ContentInput,
  type HelpInput,
  saveContent,
  saveHelp,
} from '@maneki/server/features/content/index';
import type { Services } from '@maneki/server/services';

/** What a journey says on a site. Moments do not pass through the door, and it is said at once. */
export type Said = Omit<ContentInput, 'startsAt' | 'endsAt' | 'publishedAt' | 'status'>;

type OnSite<Thing> = { readonly merchantCode: string } & Thing;

const HEARD_MS = 10_000;
const LOOK_MS = 10;

/** What a journey may say on a site as an operator would at the console. */
export function createContentDeeds({ database, content }: Pick<Services, 'database' | 'content'>) {
  const author = (merchantCode: string) => ({ merchantCode, by: 'a journey', at: new Date() });
  const isSaid = (merchantCode: string, key: string) => {
    const { items, help } = content.get(merchantCode);
    return [...items, ...help].some((one) => one.key === key);
  };

  /** The product hears of a change in its own time; pages that are served later have it for certain. */
  async function untilHeard(merchantCode: string, key: string, isThere: boolean): Promise<void> {
    const deadline = Date.now() + HEARD_MS;
    while (isSaid(merchantCode, key) !== isThere) {
      if (Date.now() > deadline) throw new Error(`the product has not heard of ${key}`);
      await wait(LOOK_MS);
    }
  }

  return {
    /** Answers its id. */
    async say({ merchantCode, item }: OnSite<{ readonly item: Said }>) {
      const live = { ...item, status: 'LIVE' } as const;
      const saved = await database.transact((tx) =>
        saveContent(tx, { ...author(merchantCode), item: live }),
      );
      if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
      await untilHeard(merchantCode, item.key, true);
      return saved.value.id;
    },

    async takeBack({ merchantCode, key }: OnSite<{ readonly key: string }>) {
      const gone = await database.transact((tx) =>
        archiveContent(tx, { ...author(merchantCode), key }),
      );
      if (!gone.ok) throw new Error(`nobody said ${key}`);
      await untilHeard(merchantCode, key, false);
    },

    /** Writes an article of the help centre. */
    async writeHelp({ merchantCode, article }: OnSite<{ readonly article: HelpInput }>) {
      const saved = await database.transact((tx) =>
        saveHelp(tx, { ...author(merchantCode), article }),
      );
      if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
      await untilHeard(merchantCode, article.key, true);
    },
  };
}

export type ContentDeeds = ReturnType<typeof createContentDeeds>;
