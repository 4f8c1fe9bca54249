import { NoticeBar } from '@maneki/ui/notice-bar';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { connection } from '#platform/call/connection.ts';

/** Tells when the network is away or slow, and what that means for the page. */
export function Notices() {
  const t = useTranslations('shell.notices');
  const state = useSyncExternalStore(
    connection.subscribe,
    connection.getSnapshot,
    connection.getServerSnapshot,
  );
  if (state === 'online') return null;
  const isOffline = state === 'offline';
  return (
    <NoticeBar kind={isOffline ? 'offline' : 'warning'}>
      {t(isOffline ? 'offline' : 'slow')}
    </NoticeBar>
  );
}
