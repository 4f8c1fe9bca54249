import type { inboxEndpoints } from '@maneki/contract/messages/inbox-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { MemberCall } from '#platform/calls/call';
import type { Handlers } from '#platform/calls/handlers';
import { countUnread, listMessages, openMessage, readAll, setDeleted } from './inbox/read-inbox.ts';
import type { MessagesOutside } from './outside.ts';

/** Translates between the wire and the inbox. Where a merchant has none, nothing of it is there. */
export const inboxHandlers = ({
  database,
  merchants,
  memberNews,
}: MessagesOutside): Handlers<typeof inboxEndpoints> => {
  const isOff = ({ merchantCode }: MemberCall) => !merchants.get(merchantCode).flags.MAILCEN;
  const off = refused({ code: 'site.feature_off', detail: {} } as const);
  /** Other pages of the member count anew. */
  const tell = ({ merchantCode, caller: { memberId } }: MemberCall) =>
    memberNews.tell({ merchantCode, memberId, topic: 'messages.changed', payload: {} });
  const remove = async (call: MemberCall, wish: { id: string; isDeleted: boolean }) => {
    if (isOff(call)) return off;
    const outcome = await setDeleted(database, call, wish);
    if (outcome.ok) tell(call);
    return outcome;
  };
  return {
    listMessages: async (call, asked) =>
      isOff(call) ? off : done(await listMessages(database, call, asked)),
    countUnread: async (call) =>
      isOff(call) ? off : done({ unReadCount: await countUnread(database, call) }),
    openMessage: async (call, { id }) => {
      if (isOff(call)) return off;
      const outcome = await openMessage(database, call, id);
      if (outcome.ok) tell(call);
      return outcome;
    },
    readAllMessages: async (call, { category }) => {
      if (isOff(call)) return off;
      const count = await readAll(database, call, category);
      if (count > 0) tell(call);
      return done({ count });
    },
    deleteMessage: (call, { id }) => remove(call, { id, isDeleted: true }),
    restoreMessage: (call, { id }) => remove(call, { id, isDeleted: false }),
  };
};
