import { expect, test } from 'vitest';
import { followRoom, type RoomPlace, type RoomView } from './follow-room.ts';

type Message = {
  readonly seq: number;
  readonly text: string;
  readonly isDeleted: boolean;
  readonly pictures: readonly string[];
};

const message = (seq: number): Message => ({
  seq,
  text: `number ${seq}`,
  isDeleted: false,
  pictures: [],
});

/** A room that is read from a list, with a clock that is moved by hand. */
function open(kept: Message[]) {
  const places: RoomPlace[] = [];
  const waiting = new Set<() => void>();
  let view: RoomView<Message> | undefined;
  let isDown = false;
  const removed: number[] = [];
  const room = followRoom<Message>({
    async read(place) {
      places.push(place);
      if (isDown) throw new Error('unreachable');
      const { after = 0, removedAfter } = place;
      const told = removedAfter === undefined ? [] : removed.slice(removedAfter);
      const list = kept.filter(({ seq }) => seq > after).slice(0, 3);
      const hasMore = kept.length > after + list.length;
      return { list, hasMore, removed: told, removals: removed.length };
    },
    show: (shown) => {
      view = shown;
    },
    later(run) {
      waiting.add(run);
      return () => waiting.delete(run);
    },
  });
  return {
    ...{ room, kept, removed, places },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    /** Everything that was to be done later is done now. */
    pass() {
      for (const run of waiting) {
        waiting.delete(run);
        run();
      }
    },
    texts: () => view?.list?.map(({ text }) => text),
    view: () => view,
    breakDown: (is: boolean) => {
      isDown = is;
    },
  };
}

test('[MSG-4] a message that follows is shown without asking; a gap is asked for after a while', async () => {
  const { room, kept, places, settle, pass, texts } = open([message(1)]);
  room.look();
  await settle();
  room.hear({ kind: 'message', message: message(2) });
  expect([texts(), places.length]).toEqual([['number 1', 'number 2'], 1]);
  room.hear({ kind: 'message', message: message(4) });
  expect(texts()).toHaveLength(2);
  kept.push(message(2), message(3), message(4));
  pass();
  await settle();
  expect(texts()).toEqual(['number 1', 'number 2', 'number 3', 'number 4']);
  expect(places.at(-1)).toEqual({ after: 2, removedAfter: 0 });
});

test('[MSG-4] what was taken away during a cut is gone after the next look', async () => {
  const { room, removed, settle, texts, view } = open([message(1), message(2)]);
  room.look();
  await settle();
  room.hear({ kind: 'removed', seq: 1 });
  expect(texts()).toEqual(['', 'number 2']);
  removed.push(2);
  room.look();
  await settle();
  expect(view()?.list?.map(({ isDeleted }) => isDeleted)).toEqual([true, true]);
});

test('[MSG-4] a look that failed is tried again by itself, and what was told meanwhile is kept', async () => {
  const { room, settle, pass, texts, view, breakDown } = open([message(1), message(2)]);
  breakDown(true);
  room.look();
  room.hear({ kind: 'message', message: message(2) });
  await settle();
  expect(view()).toEqual({ list: undefined, hasEarlier: false, hasFailed: true });
  breakDown(false);
  pass();
  await settle();
  expect(texts()).toEqual(['number 1', 'number 2']);
});
