import { Button } from '@maneki/ui/button';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { MessagePage } from '../components/message-page.tsx';

/** Kept on the device and shown in place of a page that cannot be reached. */
export default function OfflineScreen() {
  const { states } = useArt();
  const t = useTranslations('site.offline');
  useEffect(() => {
    const comeBack = () => window.location.reload();
    window.addEventListener('online', comeBack);
    return () => window.removeEventListener('online', comeBack);
  }, []);
  return (
    <MessagePage image={states.offline} title={t('title')} text={t('text')}>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
    </MessagePage>
  );
}
