import {
  type Following,
  markRemoved,
  mergeMessages,
  type Thread,
  takePushed,
} from './chat-thread.ts';

type RoomMessage = {
  readonly seq: number;
  readonly isDeleted: boolean;
  readonly text: string;
  readonly pictures: readonly string[];
};

export type RoomPage<Message> = {
  readonly list: readonly Message[];
  readonly hasMore: boolean;
  /** What was taken away meanwhile, and up to where that was told; rooms from which nothing is taken have none. */
  readonly removed?: readonly number[];
  readonly removals?: number;
};

export type RoomPlace = {
  readonly after?: number;
  readonly before?: number;
  readonly removedAfter?: number;
};

/** What news means to a room: to look, or what was written or taken away. */
export type RoomNews<Message> =
  | { readonly kind: 'look' }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'removed'; readonly seq: number };

export type RoomView<Message> = {
  /** Nothing before the room was read. */
  readonly list: readonly Message[] | undefined;
  readonly hasEarlier: boolean;
  readonly hasFailed: boolean;
};

type RoomOptions<Message> = {
  read(place: RoomPlace): Promise<RoomPage<Message>>;
  show(view: RoomView<Message>): void;
  /** Calls after at least so long, and some time of its own choice more; answers what stops that. */
  later(run: () => void, wait: Wait): () => void;
};

/** What was told too early mostly follows at once. Not all pages ask in the same moment where it does not. */
export type Wait = { readonly least: number; readonly spread: number };
const GAP_MS: Wait = { least: 300, spread: 1_200 };
const AGAIN_MS: Wait = { least: 1_500, spread: 1_500 };

/**
 * Keeps what a page shows of a room. News says to look, or brings a message itself: that is taken where it follows the
 * last one, and otherwise what comes after the last is read. So whatever is cut, nothing is missing, there twice, in
 * another order, or still there although it was taken away.
 */
export function followRoom<Message extends RoomMessage>({
  read,
  show,
  later,
}: RoomOptions<Message>) {
  const kept = keepThread<Message>();
  let hasEarlier = false;
  let hasFailed = false;
  let isOver = false;

  const tell = () => {
    if (!isOver) show({ list: kept.list(), hasEarlier, hasFailed });
  };
  const readOn = async () => {
    const isFirst = kept.list() === undefined;
    let hasMore = true;
    while (hasMore && !isOver) {
      const page = await read(kept.placeOfNext());
      kept.take(page);
      if (isFirst) hasEarlier = page.hasMore;
      hasFailed = false;
      tell();
      hasMore = page.hasMore && !isFirst;
    }
  };
  const looks = takeLooks({
    readOn,
    later,
    onFailed() {
      hasFailed = true;
      tell();
    },
  });

  return {
    look: looks.now,
    hear(news: RoomNews<Message>): void {
      if (news.kind === 'look') looks.now();
      else if (news.kind === 'removed') kept.remove(news.seq);
      else if (kept.push(news.message) === 'gap') looks.later(GAP_MS);
      tell();
    },
    /** Shows a message that was just sent; what others wrote before it is on its way. */
    add(message: Message): void {
      if (!kept.list()) {
        looks.now();
        return;
      }
      if (kept.push(message) === 'gap') looks.now();
      kept.put([message]);
      tell();
    },
    async readEarlier(): Promise<void> {
      const before = kept.list()?.[0]?.seq;
      if (before === undefined) return;
      const page = await read({ before });
      hasEarlier = page.hasMore;
      kept.put(page.list);
      tell();
    },
    stop(): void {
      isOver = true;
      looks.stop();
    },
  };
}

/** The messages of a room without gaps, and what was told of it beyond. */
function keepThread<Message extends RoomMessage>() {
  let thread: Thread<Message> | undefined;
  let following: Following<Message> = { last: 0, early: [] };
  let removals: number | undefined;

  const put = (list: readonly Message[], removed: readonly number[] = []) => {
    thread = markRemoved(mergeMessages(thread ?? { list: [] }, list), removed);
  };
  return {
    list: () => thread?.list,
    put,
    /** Where to read on; the latest part of a room that was not read yet. */
    placeOfNext: (): RoomPlace => ({
      ...(thread && { after: following.last }),
      ...(removals !== undefined && { removedAfter: removals }),
    }),
    /** What was read reaches up to its last message, and what was told before may follow it. */
    take(page: RoomPage<Message>): void {
      const last = Math.max(following.last, page.list.at(-1)?.seq ?? 0);
      const { ready, ...next } = takePushed({ ...following, last }, []);
      following = next;
      removals = page.removals ?? removals;
      put([...page.list, ...ready], page.removed);
    },
    /** What was told; before the room was read it waits for that. */
    push(message: Message): 'taken' | 'gap' {
      const { ready, ...next } = takePushed(following, [message]);
      following = thread ? next : { ...following, early: [...ready, ...next.early] };
      if (thread) put(ready);
      return following.early.length > 0 ? 'gap' : 'taken';
    },
    remove(seq: number): void {
      if (thread) put([], [seq]);
    },
  };
}

/** One look at a time; what is said during one means one more, and one that failed is tried again. */
function takeLooks({
  readOn,
  onFailed,
  later,
}: Pick<RoomOptions<never>, 'later'> & { readOn(): Promise<void>; onFailed(): void }) {
  let isLooking = false;
  let isAgain = false;
  let isOver = false;
  let stopWaiting = () => {};

  const lookLater = (wait: Wait) => {
    stopWaiting();
    stopWaiting = later(look, wait);
  };
  const run = async () => {
    isLooking = true;
    try {
      while (isAgain && !isOver) {
        isAgain = false;
        await readOn();
      }
    } catch {
      onFailed();
      if (!isOver) lookLater(AGAIN_MS);
    }
    isLooking = false;
  };
  const look = () => {
    isAgain = true;
    if (!isLooking && !isOver) void run();
  };
  return {
    now: look,
    later: lookLater,
    stop(): void {
      isOver = true;
      stopWaiting();
    },
  };
}
