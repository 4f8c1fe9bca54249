import type { Flags } from '@maneki/contract/flags';
import type { MemberInfo } from '@maneki/contract/identity/login-schemas';
import { hasRight } from '@maneki/contract/identity/member-types';
import type { IconName } from '@maneki/ui/icon';

export type CentreRow = {
  readonly name: 'telegram' | 'notices' | 'inbox' | 'chat' | 'service' | 'line';
  readonly icon: IconName;
  /** Where it leads. */
  readonly href: string;
  /** What is new there. */
  readonly count: number;
};

type Standing = {
  readonly flags: Pick<Flags, 'CBS3' | 'MAILCEN'>;
  readonly telegram: string | undefined;
  readonly line: string | undefined;
  readonly service: string | undefined;
  /** Null for a guest. */
  readonly member: { readonly mayRead: boolean; readonly mayChat: boolean } | null;
  readonly unread: { readonly notices: number; readonly inbox: number; readonly chat: number };
};

/** A member who may not chat carries this label. */
const NO_CHAT = 'nochat';

/** Whether a member may chat where the site has a chat. */
export const mayChat = ({ type, memberLabel }: Pick<MemberInfo, 'type' | 'memberLabel'>): boolean =>
  hasRight(type, 'inbox') && !memberLabel.some(({ labelName }) => labelName === NO_CHAT);

/** The rows of the message centre, in their order. Guests see where they would get to, and no counts. */
export function listCentreRows(standing: Standing): readonly CentreRow[] {
  const { flags, telegram, line, service, member, unread } = standing;
  const hasChat = flags.CBS3 && member?.mayChat !== false;
  const counted = (count: number) => (member ? count : 0);
  const rows: readonly (CentreRow | false)[] = [
    telegram !== undefined && { name: 'telegram', icon: 'telegram', href: telegram, count: 0 },
    { name: 'notices', icon: 'megaphone', href: '/m/notice', count: counted(unread.notices) },
    flags.MAILCEN && {
      ...{ name: 'inbox', icon: 'inbox', href: '/m/webEmail' },
      count: member?.mayRead ? unread.inbox : 0,
    },
    hasChat && { name: 'chat', icon: 'message', href: '/m/chat', count: counted(unread.chat) },
    service !== undefined && { name: 'service', icon: 'headset', href: service, count: 0 },
    line !== undefined && { name: 'line', icon: 'line', href: line, count: 0 },
  ];
  return rows.filter((row) => row !== false);
}
