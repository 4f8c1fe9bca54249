import { UNREAD_SHOWN_MAX } from '@maneki/contract/constants';
import { IconLink } from '@maneki/ui/icon-button';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { setBadge } from '#platform/install/badge.ts';
import { useInboxNews, useUnreadMessages } from './use-unread-messages.ts';

/** The way to messages that were not read, in the header; nothing while there are none. */
export function HeaderInbox({ hasMail }: { readonly hasMail: boolean }) {
  const t = useTranslations('shell.account');
  const count = useUnreadMessages(hasMail);
  useInboxNews();
  useEffect(() => void setBadge(count), [count]);
  if (count === 0) return null;
  return (
    <IconLink
      href="/m/webEmail"
      icon="mail"
      label={t('inbox', { count: String(count) })}
      count={count}
      countMax={UNREAD_SHOWN_MAX}
    />
  );
}
