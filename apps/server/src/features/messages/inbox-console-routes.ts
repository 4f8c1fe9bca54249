import type { inboxConsoleEndpoints } from '@maneki/contract/messages/inbox-console-endpoints';
import { done, refused } from '@maneki/kernel/outcome';
import type { Handlers } from '#platform/calls/handlers';
import { isFit } from './inbox/broadcasts/broadcast.ts';
import { describeRow, describeWhole } from './inbox/broadcasts/describe-broadcast.ts';
import {
  countAudience,
  sendBroadcast,
  withdrawBroadcast,
} from './inbox/broadcasts/send-broadcast.ts';
import { findBroadcast, listBroadcasts } from './inbox/broadcasts/store.ts';
import { describeTemplates, saveTemplate } from './inbox/templates/save-template.ts';
import type { MessagesOutside } from './outside.ts';

/** Translates between the wire and what operators write. Decides nothing. */
export const inboxConsoleHandlers = ({
  database,
}: MessagesOutside): Handlers<typeof inboxConsoleEndpoints> => ({
  searchBroadcasts: async ({ merchantCode, language }, { category, cursor, size }) => {
    const search = { merchantCode, category, before: cursor, limit: size + 1 };
    const found = await database.statement((tx) => listBroadcasts(tx, search));
    const shown = found.slice(0, size);
    const next = found.length > size ? shown.at(-1)!.id : null;
    return done({ rows: shown.map((one) => describeRow(one, language)), next });
  },
  readBroadcast: async ({ merchantCode, language }, { id }) => {
    const broadcast = await database.statement((tx) => findBroadcast(tx, { id, merchantCode }));
    return broadcast
      ? done(describeWhole(broadcast, language))
      : refused({ code: 'messages.broadcast_unknown', detail: {} });
  },
  countAudience: async ({ merchantCode }, { types, vipMin = null, vipMax = null, ...asked }) => {
    const audience = { ...asked, types: types.map(Number), vipMin, vipMax };
    if (!isFit(audience)) return refused({ code: 'messages.audience_unfit', detail: {} });
    const count = await database.statement((tx) => countAudience(tx, { merchantCode, audience }));
    return done({ count });
  },
  sendBroadcast: (call, { types, ...draft }, tx) =>
    sendBroadcast(tx, call, { ...draft, types: types.map(Number) }),
  withdrawBroadcast: (call, wish, tx) => withdrawBroadcast(tx, call, wish),
  listTemplates: async ({ merchantCode }) =>
    done({ list: await database.statement((tx) => describeTemplates(tx, merchantCode)) }),
  saveTemplate: (call, draft, tx) => saveTemplate(tx, call, draft),
});
