import { MARK_READ_THROTTLE_MS } from '@maneki/contract/constants';
import { contentEndpoints } from '@maneki/contract/content/endpoints';
import { call, queryClient } from '#platform/call/browser.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { createReadMarker } from './notices/read-marker.ts';
import { rememberRead } from './notices/read-memory.ts';
import { contentKeys } from './queries.ts';

const tellRead = createReadMarker({
  throttleMs: MARK_READ_THROTTLE_MS,
  post: (announcementId) =>
    readValue(call(contentEndpoints.markRead, { announcementId, read: true })),
  reload: () => queryClient.invalidateQueries({ queryKey: contentKeys.notices }),
});

/** Read by a member, whom the server remembers, or with null by a guest, whom the device does. */
export function markRead(reader: string | null, announcementId: string): void {
  rememberRead(reader, announcementId);
  if (reader !== null) tellRead(announcementId);
}
