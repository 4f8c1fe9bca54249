import { MARQUEE_FRAMES_PER_SECOND } from '@maneki/contract/constants';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Marquee } from '@maneki/ui/marquee';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { homeContentQuery } from '../queries.ts';

/** The titles of the announcements, walking by; a tap opens the page that has them all. */
export function NoticeMarquee() {
  const t = useTranslations('content.notices');
  const hot = useTranslations('content.hot');
  const shell = useTranslations('shell.actions');
  const { data, isPending } = useQuery(homeContentQuery(call));
  const notices = data?.notices ?? [];
  if (notices.length === 0)
    return (
      <div className="px-4 pt-3">
        <StillBar text={isPending ? '' : t('none')} label={t('label')} />
      </div>
    );
  return (
    <div className="px-4 pt-3">
      <Marquee
        label={t('label')}
        pauseLabel={shell('pause')}
        playLabel={shell('play')}
        previousLabel={hot('previous')}
        nextLabel={hot('next')}
        framesPerSecond={MARQUEE_FRAMES_PER_SECOND}
        items={notices.map(({ announcementId, title }) => ({
          id: announcementId,
          content: (
            <Link href="/m/notice" className="block leading-11 motion-reduce:truncate">
              {title}
            </Link>
          ),
        }))}
      />
    </div>
  );
}

/** As high as the marquee, so that nothing jumps when there is something to say. */
function StillBar({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <section aria-label={label} className="surface rounded-field text-muted text-sm">
      <Link href="/m/notice" className="flex min-h-11 items-center gap-2.5 px-3.5">
        <Icon name="megaphone" className="size-4.5 text-gold-text" />
        <span className="min-w-0 flex-1">{text}</span>
        <Icon name="chevron-right" className="size-4 text-faint" />
      </Link>
    </section>
  );
}
