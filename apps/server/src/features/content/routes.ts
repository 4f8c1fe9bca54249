import type { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { Language } from '@maneki/contract/language';
import { isId } from '@maneki/kernel/ids';
import { done } from '@maneki/kernel/outcome';
import type { Call } from '#platform/calls/call';
import type { Callers } from '#platform/calls/callers';
import type { Handlers } from '#platform/calls/handlers';
import { ANY_GUEST, type Reader } from './audience.ts';
import type { Asked, ContentServices } from './find-shown.ts';
import { getHelp } from './get-help.ts';
import { getNotice } from './get-notice.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listNotices } from './list-notices.ts';
import { insertRead } from './store.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function contentHandlers(
  services: ContentServices & { readonly callers: Pick<Callers, 'find'> },
): Handlers<typeof contentEndpoints> {
  const { database, content, callers } = services;
  const askedBy = async (call: Call, request: Narrowed): Promise<Asked> => {
    await content.settled();
    return {
      merchantCode: call.merchantCode,
      reader: await findReader(callers, call),
      platform: request.platform,
      language: request.language ?? call.language,
      now: call.now,
    };
  };
  return {
    listAnnouncements: async (call, request) =>
      done(await listAnnouncements(services, { ...request, ...(await askedBy(call, request)) })),
    listNotices: async (call, request) =>
      done(await listNotices(services, { ...request, ...(await askedBy(call, request)) })),
    getNotice: async (call, request) =>
      getNotice(services, { ...request, ...(await askedBy(call, request)) }),
    async markRead({ caller, merchantCode, now }, { announcementId: itemId }) {
      if (isId(itemId)) {
        const read = { memberId: caller.memberId, merchantCode, itemId, at: now };
        await database.statement((tx) => insertRead(tx, read));
      }
      return done({});
    },
    async getHelp({ merchantCode, language }, { lang = language, device, tag }) {
      await content.settled();
      return done({ list: getHelp(content, { merchantCode, language: lang, device, tag }) });
    },
  };
}

type Narrowed = { readonly language?: Language | undefined; readonly platform: 'M' | 'W' };

/** Whose eyes a call asks with: a session that is over is a guest's, and no reason to refuse. */
async function findReader(callers: Pick<Callers, 'find'>, call: Call): Promise<Reader> {
  if (call.isForAll) return ANY_GUEST;
  const caller = call.caller ?? (await callers.find(call));
  const isMember = caller !== undefined && caller !== 'expired';
  return {
    member: isMember ? { id: caller.memberId, type: caller.type } : undefined,
    countryCode: call.countryCode,
  };
}
