import type { Topic } from '@maneki/contract/topics';
import { type Clock, SECOND_MS } from '@maneki/kernel/clock';
import type { Log } from '#platform/metrics/log';
import { createGroups } from './groups.ts';

/** So long at most a page hears what it may not any more, where the notice of it was lost. */
export const ASK_EVERY_MS = 15 * SECOND_MS;

/** A page that ended its session by a call of its own hears so by the answer, and leaves before it is told to. */
const GRACE_MS = 3 * SECOND_MS;

/** What a member's open page was let in with. */
export type WatchedPage = {
  readonly memberId: string;
  readonly sessionId: string;
  readonly barred: readonly Topic[];
  leave(why: 'sessionOver' | 'rightsChanged'): void;
};

export type CallerQuestions = {
  /** Which of these sessions are over: their pages must connect again, as whoever they are then. */
  listEnded(sessionIds: readonly string[], now: Date): Promise<readonly string[]>;
  /** What each of these members may not listen to, whatever their right is; who may all is left out. */
  listBarred(
    memberIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly Topic[]>>;
};

/**
 * A connection keeps the rights that it was opened with, so whatever ends a session or takes a right away has to end
 * its connections too. A member who changed is asked about at once, and every so often all members with pages on this
 * node together, because a notice may be lost; nobody is asked while there are none.
 */
export function watchCallers(
  options: CallerQuestions & { clock: Clock; log: Log; everyMs: number; graceMs?: number },
) {
  const { listEnded, listBarred, clock, log, everyMs, graceMs = GRACE_MS } = options;
  const pages = createGroups<WatchedPage>();
  const asking = new Set<Promise<void>>();
  let isAskingAll = false;

  const endSoon = (page: WatchedPage) => {
    const end = () => pages.get(page.memberId).has(page) && page.leave('sessionOver');
    setTimeout(end, graceMs).unref();
  };

  const ask = async (asked: readonly WatchedPage[]) => {
    if (asked.length === 0) return;
    try {
      const now = clock.now();
      const [ended, barred] = await Promise.all([
        listEnded(unique(asked.map(({ sessionId }) => sessionId)), now),
        listBarred(unique(asked.map(({ memberId }) => memberId)), now),
      ]);
      for (const page of asked) {
        if (ended.includes(page.sessionId)) endSoon(page);
        else if (!areSame(page.barred, barred.get(page.memberId) ?? []))
          page.leave('rightsChanged');
      }
    } catch (error) {
      // Nobody is cut off for a question that went unanswered; it is put again.
      log.warn({ err: error }, 'open pages could not be asked about their sessions');
    }
  };
  const keep = (answer: Promise<void>) => {
    asking.add(answer);
    return answer.finally(() => asking.delete(answer));
  };
  const askAll = () => {
    if (isAskingAll) return;
    isAskingAll = true;
    void keep(ask(pages.all())).finally(() => {
      isAskingAll = false;
    });
  };
  const timer = setInterval(askAll, everyMs);
  timer.unref();

  return {
    /** Tells a page to leave once it may not be what it was let in as. Answers what stops watching it. */
    watch(page: WatchedPage): () => void {
      pages.add(page.memberId, page);
      return () => pages.remove(page.memberId, page);
    },
    /** Something about a member, or about a session of theirs, is not what it was. */
    changed: (memberId: string): void => void keep(ask([...pages.get(memberId)])),
    /** Notices come in from now on; what was said before nobody heard. */
    heardAgain: askAll,
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(asking);
    },
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

const areSame = (left: readonly Topic[], right: readonly Topic[]): boolean =>
  left.length === right.length && left.every((topic) => right.includes(topic));
