import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { ChatMessage } from '@maneki/contract/messages/chat-schemas';
import { mergeMessages, type Thread } from '@maneki/contract/messages/chat-thread';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { openChats } from './testing/open-chats.ts';

let server: TestServer;
let chats: ReturnType<typeof openChats>;
let aki: OperatorAs;
beforeAll(async () => {
  server = await startTestServer();
  await server.change('maneki', { flags: { CBS3: true } });
  chats = openChats(server);
  aki = await chats.operator('aki');
});
afterAll(() => server.dispose());

/** A page of the member's: told now and then that something changed, it asks for what comes after its last. */
function openReader(cookie: string) {
  let thread: Thread<ChatMessage> = { list: [] };
  return {
    async look() {
      let hasMore = true;
      while (hasMore) {
        const after = thread.list.at(-1)?.seq ?? 0;
        const { body } = await server.send(chatEndpoints.listSupport, { after }, { cookie });
        thread = mergeMessages(thread, body.value.list);
        hasMore = body.value.hasMore;
      }
    },
    /** An answer that comes late, or again, is merged like any other. */
    merge(list: readonly ChatMessage[]) {
      thread = mergeMessages(thread, list);
    },
    texts: () => thread.list.map(({ text }) => text),
    seqs: () => thread.list.map(({ seq }) => seq),
  };
}

type Step = {
  readonly kind: 'member' | 'operator' | 'told' | 'lateAnswer';
  readonly isAnswerLost: boolean;
  readonly reader: 0 | 1;
};

// A push that is dropped, or whose sender was killed, is a step that is not there.
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('member', 'operator', 'told', 'lateAnswer'),
    isAnswerLost: fc.boolean(),
    reader: fc.constantFrom(0, 1),
  }),
  { minLength: 5, maxLength: 14 },
);

test('[MSG-4] whatever is cut, lost or sent again: each message is there once, in order, for every reader', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const member = await chats.member();
      const readers = [openReader(member.cookie), openReader(member.cookie)] as const;
      const expected: string[] = ['hello'];
      await member.say('hello', { key: 'first-message' });
      const { id } = (await member.read()).support.conversation;
      await chats.claim(aki, id);
      const earlier: ChatMessage[][] = [];
      for (const [index, step] of plan.entries()) {
        const key = `message-${index}`;
        const text = `${step.kind} ${index}`;
        if (step.kind === 'member' || step.kind === 'operator') {
          const send = () =>
            step.kind === 'member'
              ? member.say(text, { key })
              : server.send(chatConsoleEndpoints.sayToMember, { id, key, text }, aki);
          const first = await send();
          expect(first.status).toBe(200);
          // Who heard no answer sends it again under the same key.
          if (step.isAnswerLost) expect((await send()).body.value.seq).toBe(first.body.value.seq);
          expected.push(text);
        } else if (step.kind === 'told') await readers[step.reader].look();
        else {
          earlier.push((await member.list(0)).list);
          readers[step.reader].merge(earlier[0]!);
        }
      }
      // Connected again, each page asks once more.
      for (const reader of readers) {
        await reader.look();
        expect(reader.texts()).toEqual(expected);
        expect(reader.seqs()).toEqual(expected.map((_, index) => index + 1));
      }
    }),
    { numRuns: 6 },
  );
});
