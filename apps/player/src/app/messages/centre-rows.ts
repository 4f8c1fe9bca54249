import type { Flags } from '@maneki/contract/flags';
import type { IconName } from '@maneki/ui/icon';

export type CentreRow = {
  readonly name: 'telegram' | 'notices' | 'inbox' | 'chat' | 'service' | 'line';
  readonly icon: IconName;
  /** Where it leads; none for the chat, which is opened by a call. */
  readonly href?: string;
  /** What is new there. */
  readonly count: number;
};

type Standing = {
  readonly flags: Pick<Flags, 'CBS3' | 'MAILCEN'>;
  readonly telegram: string | undefined;
  readonly line: string | undefined;
  readonly service: string | undefined;
  /** Whether there is somebody to chat with here. */
  readonly isChatOpen: boolean;
  /** Null for a guest. */
  readonly member: {
    readonly isTrial: boolean;
    readonly mayRead: boolean;
    readonly labels: readonly string[];
  } | null;
  readonly unread: { readonly notices: number; readonly inbox: number; readonly chat: number };
};

/** A member who may not chat carries this label. */
const NO_CHAT = 'nochat';

/** The rows of the message centre, in their order. Guests see where they would get to, and no counts. */
export function listCentreRows(standing: Standing): readonly CentreRow[] {
  const { flags, telegram, line, service, member, unread } = standing;
  const mayChat = !member?.isTrial && !member?.labels.includes(NO_CHAT);
  const hasChat = flags.CBS3 && standing.isChatOpen && mayChat;
  const counted = (count: number) => (member ? count : 0);
  const rows: readonly (CentreRow | false)[] = [
    telegram !== undefined && { name: 'telegram', icon: 'telegram', href: telegram, count: 0 },
    { name: 'notices', icon: 'megaphone', href: '/m/notice', count: counted(unread.notices) },
    flags.MAILCEN && {
      ...{ name: 'inbox', icon: 'inbox', href: '/m/webEmail' },
      count: member?.mayRead ? unread.inbox : 0,
    },
    hasChat && { name: 'chat', icon: 'message', count: counted(unread.chat) },
    service !== undefined && { name: 'service', icon: 'headset', href: service, count: 0 },
    line !== undefined && { name: 'line', icon: 'line', href: line, count: 0 },
  ];
  return rows.filter((row) => row !== false);
}
