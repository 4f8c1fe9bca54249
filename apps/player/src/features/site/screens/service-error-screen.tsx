import { Button, ButtonLink } from '@maneki/ui/button';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { MessagePage } from '../components/message-page.tsx';

/** Shown for an answer of 5xx: our fault, with a reference that support can find. */
export default function ServiceErrorScreen() {
  const { states } = useArt();
  const t = useTranslations('site.serviceError');
  const reference = useSearchParams()[0].get('reference');
  return (
    <MessagePage
      image={states.serviceError}
      title={t('title')}
      text={t('text')}
      facts={reference ? [t('reference', { reference })] : []}
    >
      <Button onClick={tryAgain}>{t('retry')}</Button>
      <ButtonLink kind="plain" href="/m/home">
        {t('home')}
      </ButtonLink>
    </MessagePage>
  );
}

/** To where the visitor came from; opened directly there is no such place. */
function tryAgain(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/m/home');
}
