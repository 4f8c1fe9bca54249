import { SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database';
import type { Log } from '#platform/metrics/log';
import { type Fanout, writeMessage } from './fanout.ts';
import { createListeners } from './listeners.ts';
import { createPlaces, packNotices, readNotice } from './notice.ts';

/**
 * One channel for everything: PostgreSQL keeps the order of commits, the same for all who listen.
 */
const CHANNEL = 'platform_fanout';

/** A cut is noticed with the next notice, so each node sends one now and then. */
const BEAT_EVERY_MS = 15 * SECOND_MS;

/** Several nodes on one PostgreSQL server, without Redis. */
export async function fanOutByNotify(options: {
  database: Database;
  node: string;
  makeMessageId: () => string;
  log: Log;
  beatEveryMs?: number;
}): Promise<Fanout> {
  const { database, node, makeMessageId, log } = options;
  const listeners = createListeners(log);
  const places = createPlaces();

  const stopListening = await database.listen(CHANNEL, (payload) => {
    const notice = readNotice(payload);
    if (!notice) return log.warn({}, 'the fan-out heard a notice that it cannot read');
    if (places.isAfterGap(notice)) listeners.miss();
    listeners.hear(notice.messages);
  });

  let place = 0;
  let tail: Promise<unknown> = Promise.resolve();
  const send = (texts: readonly string[]): Promise<void> => {
    // One after the other: on two connections the later notice could be committed first.
    const sent = tail.then(async () => {
      const notices = packNotices(texts, () => ({ node, place: ++place }));
      await database.statement((tx) => notify(notices).execute(tx));
    });
    tail = sent.catch(() => {});
    return sent;
  };

  const beat = setInterval(() => {
    send([]).catch((error) => log.warn({ err: error }, 'the fan-out could not send its beat'));
  }, options.beatEveryMs ?? BEAT_EVERY_MS);
  beat.unref();

  return {
    async publish(pushes) {
      if (pushes.length === 0) return;
      await send(pushes.map((push) => writeMessage({ ...push, id: makeMessageId() })));
    },
    subscribe: listeners.subscribe,
    async close() {
      clearInterval(beat);
      listeners.clear();
      await tail;
      await stopListening();
    },
  };
}

const notify = (notices: readonly string[]) => sql`
  select pg_notify(${CHANNEL}, notice)
    from unnest(${notices}::text[]) with ordinality as sent (notice, place)
   order by place`;
