import { TOAST_MS } from '@maneki/contract/constants';
import { hasRight } from '@maneki/contract/identity/member-types';
import type { DownloadLinkType } from '@maneki/contract/site/links';
import { toast } from '@maneki/ui/overlays';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { accountSheets, EntryButton, EntryLink, useMember } from '#features/identity';
import { missionsOnQuery } from '#features/rewards';
import { useStatus } from '#features/site';
import { useUnreadMessages } from '#frame/messages';
import { call } from '#platform/call/browser.ts';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { MenuPromotions } from './menu-promotions.tsx';
import { VIP_PAGE, vipAddress } from './vip-address.ts';

type MenuExtrasProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** What there is beside playing: VIP, the blog where the merchant has one, tasks, safe play, and what it leaves in. */
export function MenuExtras({ isOpen, onClose }: MenuExtrasProps) {
  const t = useTranslations('shell.menu');
  const titles = useTranslations('shell.titles');
  const { language, theme } = usePreferences();
  const isInApp = useIsInstalled();
  const { resources, whitelabel } = useStatus().info;
  const { menu } = whitelabel;
  const find = (type: DownloadLinkType) =>
    resources.downloads.find(({ resourceType }) => resourceType === type)?.url;
  const [vip, task, blog] = [find('VIPLINK'), find('TASK'), find('BLOG')];
  // Asked when somebody looks: a closed menu costs no call.
  const { data: missions } = useQuery({ ...missionsOnQuery(call), enabled: isOpen });
  const hasTasks = task !== undefined || missions?.isOn !== false;
  const sayComing = () =>
    toast({ kind: 'notice', text: t('comingSoon'), durationMs: TOAST_MS.notice });
  return (
    <>
      <EntryLink
        href={vip ? vipAddress(vip, { language, theme }) : VIP_PAGE}
        icon="crown"
        text={t('vip')}
      />
      {missions?.isOn && <EntryLink href="/m/customerTask" icon="star" text={t('mission')} />}
      {hasTasks ? (
        <EntryLink href="/m/task" icon="trophy" text={t('task')} />
      ) : (
        <EntryButton icon="trophy" text={t('task')} onPress={sayComing} />
      )}
      <MenuPromotions isOpen={isOpen} />
      {menu.rewards && (
        <EntryLink href="/m/rewardCenter" icon="gift" text={titles('rewardCenter')} />
      )}
      <EntryLink href="/m/inviteFriends" icon="users" text={titles('inviteFriends')} />
      <InboxEntry onClose={onClose} />
      {menu.notices && <EntryLink href="/m/notice" icon="megaphone" text={t('notices')} />}
      <EntryLink href="/m/safePlay" icon="pause" text={titles('safePlay')} />
      {menu.help && <EntryLink href="/m/help" icon="help" text={t('help')} />}
      {menu.fairness && (
        <EntryLink href="/m/fairness" icon="circle-check" text={titles('fairness')} />
      )}
      {blog && <EntryLink href={blog} icon="message" text={t('blog')} />}
      {!isInApp && <EntryLink href="/m/app" icon="download" text={t('download')} />}
    </>
  );
}

/** The member's messages. Guests log in first, and a trial is told that it has none. */
function InboxEntry({ onClose }: Pick<MenuExtrasProps, 'onClose'>) {
  const titles = useTranslations('shell.titles');
  const member = useMember();
  const { MAILCEN } = useStatus().info.whitelabel.flags;
  const count = useUnreadMessages(MAILCEN);
  if (!MAILCEN) return null;
  const words = { icon: 'mail', text: titles('webEmail'), count } as const;
  const refuse = () => {
    onClose();
    accountSheets.open('cashPrompt').catch(reportError);
  };
  return member && !hasRight(member.type, 'inbox') ? (
    <EntryButton {...words} opensSheet onPress={refuse} />
  ) : (
    <EntryLink href="/m/webEmail" {...words} />
  );
}
