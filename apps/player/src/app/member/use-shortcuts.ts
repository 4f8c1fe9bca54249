import { hasRight } from '@maneki/contract/identity/member-types';
import { useTranslations } from 'use-intl';
import { useUnreadNotices } from '#features/content';
import { type EntryWords, useMember } from '#features/identity';
import { useHasInbox, useInboxNews, useUnreadMessages } from '#features/messages';
import { useWaitingRewards } from '#features/rewards';
import { useStatus } from '#features/site';
import { RECORDS } from '../routes/money-pages.ts';

export type Shortcut = EntryWords & { readonly href: string };

/** Where the member centre leads, beside the cashier: what happened, what is mine, and who helps. */
export function useShortcuts(): Readonly<Record<'records' | 'own' | 'more', readonly Shortcut[]>> {
  const t = useTranslations('identity.member');
  const menu = useTranslations('shell.menu');
  const titles = useTranslations('shell.titles');
  const entries = useTranslations('wallet.entries');
  const member = useMember();
  const isAgent = member !== null && hasRight(member.type, 'agent');
  const unread = useUnreadNotices();
  const waiting = useWaitingRewards();
  const { MAILCEN } = useStatus().info.whitelabel.flags;
  const hasInbox = useHasInbox(MAILCEN);
  const messages = useUnreadMessages(MAILCEN);
  useInboxNews();
  return {
    records: RECORDS.map(({ href, icon, name }) => ({ href, icon, text: entries(name) })),
    own: [
      ...(isAgent ? [{ href: '/m/agent', icon: 'users', text: titles('agent') } as const] : []),
      { href: '/m/rewardCenter', icon: 'gift', text: titles('rewardCenter'), count: waiting },
      { href: '/m/mall/mallHome', icon: 'star', text: titles('mall') },
      { href: '/m/inviteFriends', icon: 'users', text: titles('inviteFriends') },
      { href: '/m/securityCenter', icon: 'shield', text: t('security') },
      { href: '/m/safePlay', icon: 'heart', text: t('safePlay') },
      { href: '/m/member/notifications', icon: 'bell', text: titles('notifications') },
      { href: '/m/set', icon: 'settings', text: t('settings') },
    ],
    more: [
      ...(hasInbox
        ? [
            {
              ...({
                href: '/m/webEmail',
                icon: 'mail',
                text: titles('webEmail'),
                count: messages,
              } as const),
              ...(messages > 0 && { detail: t('unread', { count: String(messages) }) }),
            },
          ]
        : []),
      {
        href: '/m/notice',
        icon: 'megaphone',
        text: menu('notices'),
        count: unread,
        ...(unread > 0 && { detail: t('unread', { count: String(unread) }) }),
      },
      { href: '/m/help', icon: 'help', text: menu('help') },
      { href: '/m/fairness', icon: 'circle-check', text: titles('fairness') },
    ],
  };
}
