import { Button, ButtonLink } from '@maneki/ui/button';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import { useCopy } from '#platform/records/use-copy.ts';
import { MessagePage } from '../components/message-page.tsx';

const HOME = '/m/home';

/** Meets visitors inside another app's browser and shows the way out of it, to the page that they came for. */
export default function OuterAppScreen() {
  const { states } = useArt();
  const t = useTranslations('site.outerApp');
  const copy = useCopy();
  const { state } = useLocation();
  const from = (state as { readonly from?: string } | null)?.from ?? HOME;
  return (
    <MessagePage image={states.outerApp} title={t('title')} text={t('text')}>
      <ol className="grid list-decimal gap-2 pl-5 text-left text-muted">
        <li>{t('stepMenu')}</li>
        <li>{t('stepOpen')}</li>
        <li>{t('stepCopy')}</li>
      </ol>
      <Button icon="copy" onClick={() => copy(`${window.location.origin}${from}`)}>
        {t('copy')}
      </Button>
      <ButtonLink kind="quiet" href={from}>
        {t('stay')}
      </ButtonLink>
    </MessagePage>
  );
}
