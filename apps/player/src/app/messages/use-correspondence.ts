import { TOAST_MS } from '@maneki/contract/constants';
import { toast } from '@maneki/ui/overlays';
import { useMember } from '#features/identity';
import { useInboxNews, useOpenChat, useUnreadChat, useUnreadMessages } from '#features/messages';
import { useStatus } from '#features/site';
import { mayChat } from './centre-rows.ts';

type Correspondence = {
  /** Messages that the member has not read. */
  readonly inbox: number;
  /** What support has answered since the member last looked. */
  readonly chat: number;
  /** Opens the chat for a member; guests are led to log in by its page. */
  readonly openChat: () => void;
};

/** What waits for the member in the inbox and the chat. */
export function useCorrespondence(): Correspondence {
  const { CBS3, MAILCEN } = useStatus().info.whitelabel.flags;
  const member = useMember();
  const inbox = useUnreadMessages(MAILCEN);
  useInboxNews();
  const hasChat = CBS3 && member !== null && mayChat(member);
  const chat = useUnreadChat(hasChat);
  const { open } = useOpenChat((text) => {
    toast({ kind: 'notice', text, durationMs: TOAST_MS.short });
  });
  return { inbox, chat, openChat: () => void open() };
}
