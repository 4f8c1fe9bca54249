import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { toast } from '@maneki/ui/overlays';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { MessagePage } from '../components/message-page.tsx';

/** Meets visitors inside another app's browser and shows the way out of it. */
export default function OuterAppScreen() {
  const { states } = useArt();
  const t = useTranslations('site.outerApp');
  const copy = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}/m/home`);
    toast({ kind: 'success', text: t('copied'), durationMs: TOAST_MS.success });
  };
  return (
    <MessagePage image={states.outerApp} title={t('title')} text={t('text')}>
      <ol className="grid list-decimal gap-2 pl-5 text-left text-muted">
        <li>{t('stepMenu')}</li>
        <li>{t('stepOpen')}</li>
        <li>{t('stepCopy')}</li>
      </ol>
      <Button icon="copy" onClick={copy}>
        {t('copy')}
      </Button>
    </MessagePage>
  );
}
