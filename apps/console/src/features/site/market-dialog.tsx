import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import type { MarketRow } from '@maneki/contract/site/console-schemas';
import { MARKET_MODES } from '@maneki/contract/site/sections';
import { Modal, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useCountries } from './country-names.ts';

type MarketDialogProps = {
  /** The one that changes; null for a country about which nothing is said yet. */
  readonly market: MarketRow | null;
  readonly onClose: () => void;
};

/** Proposes what may be offered in a country. */
export function MarketDialog({ market, onClose }: MarketDialogProps) {
  const t = useTranslations('markets');
  const tell = useTell();
  const countries = useCountries();
  const [country, setCountry] = useState<string | null>(market?.countryCode ?? null);
  const { minimumAge = null, licenceRef = null } = market ?? {};
  return (
    <Modal
      opened
      onClose={onClose}
      title={market ? countries.nameOf(market.countryCode) : t('add')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        {!market && (
          <Select
            label={t('country')}
            searchable
            withAsterisk
            data={countries.list()}
            value={country}
            onChange={setCountry}
            data-autofocus
          />
        )}
        {country && (
          <SchemaForm
            endpoint={siteConsoleEndpoints.proposeMarket}
            known={{ countryCode: country }}
            fields={{
              mode: {
                label: t('mode'),
                description: t('modeAbout'),
                options: Object.fromEntries(MARKET_MODES.map((mode) => [mode, t(`modes.${mode}`)])),
              },
              minimumAge: { label: t('age'), description: t('ageAbout') },
              licenceRef: { label: t('licence'), description: t('licenceAbout') },
              reason: { label: t('reason') },
            }}
            initial={{
              mode: market?.mode ?? 'BLOCKED',
              ...(minimumAge !== null && { minimumAge }),
              ...(licenceRef !== null && { licenceRef }),
            }}
            submit={t('propose')}
            onDone={() => {
              tell.done(t('proposed'));
              onClose();
            }}
            onCancel={onClose}
          />
        )}
      </Stack>
    </Modal>
  );
}
