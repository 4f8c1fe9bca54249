import type { Topics } from '@maneki/contract/topics';
import type { ChatServices } from '../chat-services.ts';

type Whom = { readonly memberId: string; readonly merchantCode: string };

/**
 * Tells a member's open pages that support did something, or they themselves on another page. A message of support
 * counts as unread as well.
 */
export function tellMember(
  { memberNews }: Pick<ChatServices, 'memberNews'>,
  { memberId, merchantCode }: Whom,
  kind: Topics['messages.support']['kind'],
): void {
  memberNews.tell({ topic: 'messages.support', memberId, merchantCode, payload: { kind } });
  if (kind === 'MESSAGE')
    memberNews.tell({ topic: 'messages.changed', memberId, merchantCode, payload: {} });
}
