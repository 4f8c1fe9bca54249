import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Issue } from '../queries.ts';

/** How far entering has come. What was typed is shown to nobody. */
export function EntryState({ entry }: Pick<Issue, 'entry'>) {
  const t = useTranslations('results.states');
  if (entry === null)
    return (
      <Badge miw="fit-content" color="gray.7">
        {t('none')}
      </Badge>
    );
  if (entry.confirmedBy !== null)
    return (
      <Badge miw="fit-content" color="teal.9">
        {t('confirmed')}
      </Badge>
    );
  if (entry.differedBy !== null)
    return (
      <Badge miw="fit-content" color="red.9">
        {t('differs', { by: entry.by, other: entry.differedBy })}
      </Badge>
    );
  return (
    <Badge miw="fit-content" color="gold.8">
      {entry.isOwn ? t('own') : t('waits', { by: entry.by })}
    </Badge>
  );
}
