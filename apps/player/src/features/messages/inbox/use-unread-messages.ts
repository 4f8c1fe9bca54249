import { hasRight } from '@maneki/contract/identity/member-types';
import { useQuery } from '@tanstack/react-query';
import { useFollow } from '#platform/call/use-follow.ts';
import { useIsServed } from '#platform/moments/use-is-served.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { inboxKeys, unreadQuery } from './queries.ts';

/** Whether the merchant writes to members, which others know, and the viewer is one of whom it could. */
export function useHasInbox(hasMail: boolean): boolean {
  const { member } = useViewer();
  return hasMail && member !== null && hasRight(member.type, 'inbox');
}

/** How many messages the viewer has not read; none until it is known. */
export function useUnreadMessages(hasMail: boolean): number {
  const enabled = useHasInbox(hasMail);
  const { data = 0 } = useQuery({ ...unreadQuery, enabled });
  // Parts of a page that hydrate late begin as they were served, also where the answer is there already.
  const isServed = useIsServed();
  return enabled && !isServed ? data : 0;
}

const FOLLOWED = [inboxKeys.lists, inboxKeys.unread];

/** Lets the page follow what is written to the member while it is open, to them alone or to many. */
export function useInboxNews(): void {
  useFollow('messages.changed', FOLLOWED);
  useFollow('messages.broadcast', FOLLOWED);
}
