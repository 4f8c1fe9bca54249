import { Button, ButtonLink } from '@maneki/ui/button';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { stateArt } from '#platform/art.ts';
import { MessagePage } from '../components/message-page.tsx';

/** Shown for an answer of 5xx: our fault, with a reference that support can find. */
export default function ServiceErrorScreen() {
  const t = useTranslations('site.serviceError');
  const reference = useSearchParams()[0].get('reference');
  return (
    <MessagePage
      image={stateArt.serviceError}
      title={t('title')}
      text={t('text')}
      facts={reference ? [t('reference', { reference })] : []}
    >
      <Button onClick={() => window.history.back()}>{t('retry')}</Button>
      <ButtonLink kind="plain" href="/m/home">
        {t('home')}
      </ButtonLink>
    </MessagePage>
  );
}
