import type { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { Language } from '@maneki/contract/language';
import { isId } from '@maneki/kernel/ids';
import { done } from '@maneki/kernel/outcome';
import { listLabels } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import type { Call } from '#platform/calls/call';
import type { Callers } from '#platform/calls/callers';
import type { Handlers } from '#platform/calls/handlers';
import type { Reader } from './audience.ts';
import type { Asked, ContentServices } from './find-shown.ts';
import { getHelp } from './get-help.ts';
import { getNotice } from './get-notice.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listNotices } from './list-notices.ts';
import { getPreview } from './preview/get-preview.ts';
import type { PreviewTokens } from './preview/preview-token.ts';
import { insertRead } from './store.ts';

export type ContentRouteServices = ContentServices & {
  readonly callers: Pick<Callers, 'find'>;
  readonly merchants: MerchantDirectory;
  readonly previews: PreviewTokens;
  /** The level of a member, which only a later feature knows; without it nobody has one. */
  readonly findVipLevel?: ((memberId: string) => Promise<number>) | undefined;
};

/** Translates between the wire and the use cases. Decides nothing. */
export function contentHandlers(services: ContentRouteServices): Handlers<typeof contentEndpoints> {
  const { database, content } = services;
  const askedBy = async (call: Call, request: Narrowed): Promise<Asked> => {
    await content.settled();
    return {
      merchantCode: call.merchantCode,
      reader: await findReader(services, call),
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
    getPreview: ({ countryCode, now }, { token }) =>
      getPreview(services, { token, countryCode, now }),
    async getHelp({ merchantCode, countryCode, language }, { lang = language, device, tag }) {
      await content.settled();
      const asked = { merchantCode, countryCode, language: lang, device, tag };
      return done(getHelp(content, asked));
    },
  };
}

type Narrowed = { readonly language?: Language | undefined; readonly platform: 'M' | 'W' };

/** Whose eyes a call asks with: a session that is over is a guest's, and no reason to refuse. */
async function findReader(
  { database, content, callers, findVipLevel }: ContentRouteServices,
  call: Call,
): Promise<Reader> {
  const { merchantCode, countryCode } = call;
  const guest = { member: undefined, countryCode };
  // All guests of a country share what is made for them: nothing else may be known.
  if (call.isForAll) return guest;
  const caller = call.caller ?? (await callers.find(call));
  if (caller === undefined || caller === 'expired') return guest;
  const { memberId, type, isExcluded } = caller;
  const { demandsLabels, demandsVip } = content.get(merchantCode, countryCode);
  const labels = demandsLabels
    ? await database.statement((tx) => listLabels(tx, memberId))
    : undefined;
  const vip = demandsVip ? await findVipLevel?.(memberId) : undefined;
  return { member: { id: memberId, type, isExcluded }, countryCode, labels, vip };
}
