import type { FeedbackState, FeedbackType } from '@maneki/contract/messages/feedback';
import { done, refused } from '@maneki/kernel/outcome';
import { listUsernames } from '#features/identity';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { sendMessages } from '../inbox/send-messages.ts';
import type { MessagesOutside } from '../outside.ts';
import { type Feedback, type FeedbackAct, mayAct } from './feedback.ts';
import * as store from './store.ts';

type Asked = {
  readonly state?: FeedbackState | undefined;
  readonly type?: FeedbackType | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of a merchant's feedback, the newest first. */
export async function searchFeedback(
  tx: Tx,
  { merchantCode }: OperatorCall,
  { cursor, size, ...filters }: Asked,
) {
  const found = await store.searchFeedback(tx, {
    ...filters,
    merchantCode,
    before: cursor === undefined ? undefined : BigInt(cursor),
    // One more than is shown tells whether there is a next page.
    limit: size + 1,
  });
  const shown = found.slice(0, size);
  const rows = await describeRows(tx, shown);
  return done({ rows, next: found.length > size ? String(shown.at(-1)!.seq) : null });
}

export async function readFeedback(tx: Tx, { merchantCode }: OperatorCall, id: string) {
  const feedback = await store.findFeedback(tx, id);
  if (feedback?.merchantCode !== merchantCode) return unknown;
  const [row] = await describeRows(tx, [feedback]);
  return done({
    ...row!,
    answer: feedback.answer,
    answeredBy: feedback.answeredBy,
    takenAt: write(feedback.takenAt),
    answeredAt: write(feedback.answeredAt),
    closedAt: write(feedback.closedAt),
  });
}

/** Says that an operator is at it; whoever was before is not any more. */
export async function takeFeedback(tx: Tx, call: OperatorCall, id: string) {
  const held = await hold(tx, call, { id, act: 'take' });
  if (!held.ok) return held;
  const { now } = call;
  await store.writeTaken(tx, { id, operator: call.operator.name, now });
  return acted(
    { state: 'IN_PROGRESS' as const },
    {
      subject: `feedback ${id}`,
      before: { state: held.value.state, takenBy: held.value.takenBy },
      after: { state: 'IN_PROGRESS', takenBy: call.operator.name },
    },
  );
}

/** Answers what the operator has taken: on the member's page, and in the inbox. */
export async function answerFeedback(
  { memberNews }: Pick<MessagesOutside, 'memberNews'>,
  tx: Tx,
  call: OperatorCall,
  { id, answer }: { readonly id: string; readonly answer: string },
) {
  const held = await hold(tx, call, { id, act: 'answer' });
  if (!held.ok) return held;
  const { memberId, merchantCode, takenBy, state } = held.value;
  const { operator, now } = call;
  // Two who answer the same would contradict each other.
  if (takenBy !== null && takenBy !== operator.name)
    return refused({ code: 'messages.feedback_taken', detail: { operator: takenBy } } as const);
  await store.writeAnswer(tx, { id, answer, operator: operator.name, now });
  const params = { answer };
  const sourceKey = `feedback ${id}`;
  await sendMessages(tx, [
    { memberId, merchantCode, kind: 'FEEDBACK_ANSWERED', params, sourceKey, at: now },
  ]);
  return acted(
    { state: 'ANSWERED' as const },
    { subject: `feedback ${id}`, before: { state }, after: { state: 'ANSWERED', answer } },
    () => memberNews.tell({ merchantCode, memberId, topic: 'messages.changed', payload: {} }),
  );
}

export async function closeFeedback(tx: Tx, call: OperatorCall, id: string) {
  const held = await hold(tx, call, { id, act: 'close' });
  if (!held.ok) return held;
  await store.writeClosed(tx, { id, now: call.now });
  return acted(
    { state: 'CLOSED' as const },
    { subject: `feedback ${id}`, before: { state: held.value.state }, after: { state: 'CLOSED' } },
  );
}

const unknown = refused({ code: 'messages.feedback_unknown', detail: {} } as const);

/** Feedback of the call's merchant that something may be done about, locked. */
async function hold(
  tx: Tx,
  { merchantCode }: OperatorCall,
  { id, act }: { readonly id: string; readonly act: FeedbackAct },
) {
  const feedback = await store.lockFeedback(tx, id);
  if (feedback?.merchantCode !== merchantCode) return unknown;
  return mayAct(feedback.state, act)
    ? done(feedback)
    : refused({ code: 'messages.feedback_moved_on', detail: {} } as const);
}

async function describeRows(tx: Tx, found: readonly Feedback[]) {
  const names = await listUsernames(
    tx,
    found.map(({ memberId }) => memberId),
  );
  return found.map(({ id, memberId, type, content, language, state, takenBy, sentAt }) => ({
    ...{ id, memberId, type, content, language, state, takenBy },
    member: names.get(memberId) ?? memberId,
    sentAt: sentAt.toISOString(),
  }));
}

const write = (at: Date | null): string | null => at?.toISOString() ?? null;
