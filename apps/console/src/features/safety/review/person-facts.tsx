import { Badge, Group } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import type { Opened } from '../queries.ts';

/** What the member says of themselves: to be compared with the papers. */
export function PersonFacts({ opened }: { readonly opened: Opened }) {
  const t = useTranslations('verifications');
  const format = useFormatter();
  const { name, birthday, age, minimumAge, payeeName } = opened;
  const written = format.dateTime(new Date(`${birthday}T00:00:00Z`), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <Facts
      title={t('says')}
      facts={[
        [t('name'), <strong key="name">{name}</strong>],
        [
          t('birthday'),
          <Group key="birthday" gap="xs">
            <strong>{written}</strong>
            <Badge tt="none" color={age < minimumAge ? 'red.9' : 'teal.9'}>
              {t('age', { age })}
            </Badge>
          </Group>,
        ],
        [t('payeeName'), payeeName ?? '–'],
      ]}
    />
  );
}
