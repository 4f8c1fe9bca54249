import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { HelpPage, helpQuery } from '#features/content';
import { EntryLink } from '#features/identity';
import type { ReadPage } from '../pages/read-page.ts';

/** Every article is in the document, so that choosing another one needs no network. */
export const read: ReadPage = (client, visit) => client.prefetchQuery(helpQuery(visit.call));

export default function HelpScreen() {
  const t = useTranslations('shell.titles');
  return (
    <>
      <HelpPage />
      <div className="px-4 pb-6">
        <Card isFlush>
          <EntryLink href="/m/safePlay" icon="pause" text={t('safePlay')} />
        </Card>
      </div>
    </>
  );
}
