import { listDemoMembers, listUsernames } from '#features/identity';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import * as store from './store.ts';

const HOUR_MS = 3_600_000;
const SENDER = 'sakura';
const ANSWERED_BY = 'platform';

/** Lets the demo's first member have said something already, with an answer to some of it. Only adds. */
export async function seedDemoFeedback(tx: Tx, now: Date): Promise<void> {
  const members = await listDemoMembers(tx);
  const names = await listUsernames(
    tx,
    members.map(({ memberId }) => memberId),
  );
  for (const { memberId, merchantCode } of members) {
    if (names.get(memberId) !== SENDER) continue;
    const whose = { merchantCode, memberId };
    if ((await store.searchFeedback(tx, { ...whose, limit: 1 })).length > 0) continue;
    const at = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const answered = drawId(at(50));
    await store.insertFeedback(tx, {
      ...{ ...whose, id: answered, type: 3, language: 'EN', sentAt: at(50) },
      content:
        'In Maneki Triple the sound comes back by itself after a free game. Could it stay off once I have turned it off?',
    });
    await store.writeTaken(tx, { id: answered, operator: ANSWERED_BY, now: at(47) });
    await store.writeAnswer(tx, {
      ...{ id: answered, operator: ANSWERED_BY, now: at(46) },
      answer:
        'Thank you for telling us. You were right: the game now remembers that its sound is off, also after a free game.',
    });
    await store.insertFeedback(tx, {
      ...{ ...whose, id: drawId(at(3)), type: 1, language: 'EN', sentAt: at(3) },
      content:
        'It would help me to see on the deposit page how long each way to pay usually takes.',
    });
  }
}
