import { NoticeBar } from '@maneki/ui/notice-bar';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { connection } from '#platform/call/connection.ts';
import { useBusyCount } from '#platform/update/busy.ts';
import { putUpdateOff, takeUpdate, useUpdate } from '#platform/update/update.ts';

/** Tells when the network is away or slow, and what that means for the page; or that there is a newer version. */
export function Notices() {
  const t = useTranslations('shell.notices');
  const state = useSyncExternalStore(
    connection.subscribe,
    connection.getSnapshot,
    connection.getServerSnapshot,
  );
  if (state === 'online') return <UpdateNotice />;
  const isOffline = state === 'offline';
  return (
    <NoticeBar kind={isOffline ? 'offline' : 'warning'}>
      {t(isOffline ? 'offline' : 'slow')}
    </NoticeBar>
  );
}

/** Waits while a game is open or a form half filled in; the page is opened anew when somebody says so. */
function UpdateNotice() {
  const t = useTranslations('shell.notices');
  const isReady = useUpdate(({ waiting }) => waiting !== undefined);
  const isBusy = useBusyCount() > 0;
  if (!isReady || isBusy) return null;
  return (
    <NoticeBar
      action={{ text: t('reload'), onPress: takeUpdate }}
      dismiss={{ label: t('later'), onPress: putUpdateOff }}
    >
      {t('update')}
    </NoticeBar>
  );
}
