import { Button, ButtonLink } from '@maneki/ui/button';
import { useTranslations } from 'use-intl';

/** Stands in for a page that broke in the browser: what happened, and two ways on. */
export function ProblemPage() {
  const t = useTranslations('site.serviceError');
  return (
    <main className="mx-auto grid min-h-dvh max-w-[480px] place-content-center gap-4 p-6 text-center">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      <ButtonLink kind="plain" href="/m/home">
        {t('home')}
      </ButtonLink>
    </main>
  );
}
