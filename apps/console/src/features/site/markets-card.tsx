import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import type { MarketRow } from '@maneki/contract/site/console-schemas';
import { MARKET_MODES, type MarketMode } from '@maneki/contract/site/sections';
import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { useMay } from '#platform/self.ts';
import { useCountries } from './country-names.ts';
import { MarketDialog } from './market-dialog.tsx';

const COLOURS: Readonly<Record<MarketMode, string>> = {
  DEMO: 'gray.8',
  REAL: 'teal.9',
  BLOCKED: 'red.9',
};

/** What may be offered in which country. A change waits for a second operator. */
export function MarketsCard() {
  const t = useTranslations('markets');
  const { nameOf } = useCountries();
  const mayChange = useMay('changeMarkets');
  const [edited, setEdited] = useState<MarketRow | 'new' | null>(null);
  return (
    <Stack id="markets" component="section" gap="sm" mt="md">
      <Group justify="space-between" align="end">
        <div>
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('about')}
          </Text>
        </div>
        {mayChange && <Button onClick={() => setEdited('new')}>{t('add')}</Button>}
      </Group>
      <List
        endpoint={siteConsoleEndpoints.listMarkets}
        keyOf={({ countryCode }) => countryCode}
        empty={t('empty')}
        filters={[
          {
            name: 'mode',
            label: t('mode'),
            options: MARKET_MODES.map((value) => ({ value, label: t(`modes.${value}`) })),
          },
        ]}
        columns={[
          { name: 'country', label: t('country'), cell: (row) => nameOf(row.countryCode) },
          {
            name: 'mode',
            label: t('mode'),
            cell: ({ mode }) => <Badge color={COLOURS[mode]}>{t(`modes.${mode}`)}</Badge>,
          },
          { name: 'age', label: t('age'), cell: ({ minimumAge }) => minimumAge ?? '–' },
          { name: 'licence', label: t('licence'), cell: ({ licenceRef }) => licenceRef ?? '–' },
          {
            name: 'change',
            label: t('act'),
            cell: (row) =>
              mayChange ? (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('changeOf', { country: nameOf(row.countryCode) })}
                  onClick={() => setEdited(row)}
                >
                  {t('change')}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
      />
      {edited && (
        <MarketDialog market={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}
