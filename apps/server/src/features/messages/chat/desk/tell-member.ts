import type { ChatServices } from '../chat-services.ts';

type Whom = { readonly memberId: string; readonly merchantCode: string };

/** Tells a member's open pages that support did something; a message counts as unread as well. */
export function tellMember(
  { memberNews }: Pick<ChatServices, 'memberNews'>,
  { memberId, merchantCode }: Whom,
  kind: 'MESSAGE' | 'READ' | 'TYPING' | 'STATE',
): void {
  memberNews.tell({ topic: 'messages.support', memberId, merchantCode, payload: { kind } });
  if (kind === 'MESSAGE')
    memberNews.tell({ topic: 'messages.changed', memberId, merchantCode, payload: {} });
}
