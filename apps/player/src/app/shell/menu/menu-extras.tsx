import { TOAST_MS } from '@maneki/contract/constants';
import type { DownloadLinkType } from '@maneki/contract/site/links';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { EntryButton, EntryLink } from '#features/identity';
import { useStatus } from '#features/site';
import { useIsInstalled } from '#platform/install/use-is-installed.ts';
import { usePreferences } from '#platform/preferences/use-preferences.ts';
import { vipAddress } from './vip-address.ts';

/** What there is beside playing: VIP and blog where the merchant has them, tasks, safe play, and what it leaves in. */
export function MenuExtras({ onInstall }: { readonly onInstall: () => void }) {
  const t = useTranslations('shell.menu');
  const titles = useTranslations('shell.titles');
  const { language, theme } = usePreferences();
  const isInApp = useIsInstalled();
  const { resources, whitelabel } = useStatus().info;
  const { menu } = whitelabel;
  const find = (type: DownloadLinkType) =>
    resources.downloads.find(({ resourceType }) => resourceType === type)?.url;
  const [vip, task, blog] = [find('VIPLINK'), find('TASK'), find('BLOG')];
  const sayComing = () =>
    toast({ kind: 'notice', text: t('comingSoon'), durationMs: TOAST_MS.notice });
  return (
    <>
      {vip && (
        <EntryLink href={vipAddress(vip, { language, theme })} icon="crown" text={t('vip')} />
      )}
      {task ? (
        <EntryLink href={task} icon="trophy" text={t('task')} />
      ) : (
        <EntryButton icon="trophy" text={t('task')} onPress={sayComing} />
      )}
      <EntryLink href="/m/activity" icon="gift" text={titles('activity')} />
      {menu.notices && <EntryLink href="/m/notice" icon="megaphone" text={t('notices')} />}
      <EntryLink href="/m/safePlay" icon="pause" text={titles('safePlay')} />
      {menu.help && <EntryLink href="/m/help" icon="help" text={t('help')} />}
      {menu.fairness && (
        <EntryLink href="/m/fairness" icon="circle-check" text={titles('fairness')} />
      )}
      {blog && <EntryLink href={blog} icon="message" text={t('blog')} />}
      {!isInApp && (
        <EntryButton icon="download" text={t('download')} opensSheet onPress={onInstall} />
      )}
    </>
  );
}
