import type { ContentRefusal } from '@maneki/contract/content/refusals';
import type { RefusalPhrases } from '../words.ts';

/** Announcements, popups, hot news and the help centre. */
export const content = {
  refusals: {
    notice_unknown: 'Sorry, this announcement is no longer there.',
    preview_over: 'Sorry, this preview is no longer good. Open it again at the console.',
  },
  banners: { label: 'What is new' },
  notices: {
    label: 'Announcements',
    none: 'No announcements right now',
    latest: 'Latest',
    unread: '{count} new',
    pinned: 'Pinned',
    new: 'New',
    emptyTitle: 'Nothing has been announced',
    emptyText: 'When there is something to say, it stands here.',
    home: 'To the games',
    failed: 'The announcements did not load',
    failedText: 'This is on our side, or the network’s. Please try again.',
    offline: 'You are offline',
    offlineText: 'The announcements come once you are connected again.',
    moreFailed: 'The rest did not load.',
    end: 'That is all of them',
    back: 'All announcements',
    goneTitle: 'No longer there',
    goneText: 'This announcement has been taken down, or it is not meant for this account.',
    open: 'Take me there',
  },
  hot: {
    title: 'Hot news',
    play: 'Play the film',
    pause: 'Pause the film',
    previous: 'Previous',
    next: 'Next',
    go: 'Have a look',
    film: 'Film',
  },
  preview: {
    notShown: 'Not for this reader',
    notShownText: 'Whoever looks with these eyes does not see it.',
  },
  popups: {
    go: 'Have a look',
    ok: 'Got it',
  },
  help: {
    topics: 'Topics',
    emptyTitle: 'No help texts yet',
    emptyText: 'Customer service answers in the meantime.',
    failed: 'The help centre did not load',
    failedText: 'This is on our side, or the network’s. Please try again.',
    changed: 'Last changed on {date}',
    next: 'Next: {title}',
  },
} as const satisfies { refusals: RefusalPhrases<ContentRefusal['code']> } & Record<string, unknown>;
