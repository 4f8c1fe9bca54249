import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { CATEGORIES, type Category } from '@maneki/contract/play/tickets';
import { Badge, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { SortList } from '#platform/sort/sort-list.tsx';
import { useCatalogChanged, useChange, type Vendor, vendorsQuery } from './queries.ts';

type PartProps = { readonly mayChange: boolean };

/** Studios by category: whether the merchant has them, and in which order. */
export function VendorsPart({ mayChange }: PartProps) {
  const t = useTranslations('catalog.vendors');
  const { data, error, refetch } = useQuery(vendorsQuery);
  const [switched, setSwitched] = useState<Vendor>();
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const categories = CATEGORIES.filter((one) => data.some(({ category }) => category === one));
  return (
    <Stack gap="xl">
      <Text c="dimmed">{data.length > 0 ? t('text') : t('empty')}</Text>
      {categories.map((category) => (
        <CategoryVendors
          key={category}
          category={category}
          vendors={data.filter((vendor) => vendor.category === category)}
          mayChange={mayChange}
          onSwitch={setSwitched}
        />
      ))}
      <SwitchDialog vendor={switched} onClose={() => setSwitched(undefined)} />
    </Stack>
  );
}

type CategoryProps = PartProps & {
  readonly category: Category;
  readonly vendors: readonly Vendor[];
  readonly onSwitch: (vendor: Vendor) => void;
};

function CategoryVendors({ category, vendors, mayChange, onSwitch }: CategoryProps) {
  const t = useTranslations('catalog');
  const sort = useChange(catalogConsoleEndpoints.sortVendors);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t(`categories.${category}`)}
      </Title>
      <SortList
        // Begins anew where the order is another one by now.
        key={vendors.map(({ code }) => code).join()}
        label={t(`categories.${category}`)}
        isLocked={!mayChange || sort.isPending}
        items={vendors.map((vendor) => ({
          key: vendor.code,
          name: vendor.name,
          content: <VendorRow vendor={vendor} mayChange={mayChange} onSwitch={onSwitch} />,
        }))}
        onSave={(keys) => sort.mutate({ category, vendors: [...keys] })}
      />
    </Stack>
  );
}

type VendorRowProps = Pick<CategoryProps, 'mayChange' | 'onSwitch'> & { readonly vendor: Vendor };

function VendorRow({ vendor, mayChange, onSwitch }: VendorRowProps) {
  const t = useTranslations('catalog.vendors');
  const { name, isOn, isOffered, games, shownGames } = vendor;
  return (
    <>
      <Stack gap={0} flex={1}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          {!isOn && <Badge color="red.9">{t('off')}</Badge>}
          {!isOffered && <Badge color="gray.7">{t('resting')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" className="numerals">
          {t('count', { shown: shownGames, all: games })}
        </Text>
      </Stack>
      {mayChange && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t(isOn ? 'hide' : 'offer', { name })}
          onClick={() => onSwitch(vendor)}
        >
          {t(isOn ? 'hideShort' : 'offerShort')}
        </Button>
      )}
    </>
  );
}

type SwitchDialogProps = { readonly vendor: Vendor | undefined; readonly onClose: () => void };

/** Says what will happen, and asks why. */
function SwitchDialog({ vendor, onClose }: SwitchDialogProps) {
  const t = useTranslations('catalog');
  const tell = useTell();
  const hasChanged = useCatalogChanged();
  const { name = '', code = '', isOn = false } = vendor ?? {};
  return (
    <Modal
      opened={vendor !== undefined}
      onClose={onClose}
      title={t(isOn ? 'vendors.hide' : 'vendors.offer', { name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack>
        <Text size="sm">{t(isOn ? 'vendors.hideText' : 'vendors.showText', { name })}</Text>
        <SchemaForm
          key={code}
          endpoint={catalogConsoleEndpoints.switchVendor}
          known={{ vendor: code, isOn: !isOn }}
          fields={{ reason: { label: t('vendors.reason') } }}
          submit={t(isOn ? 'vendors.hide' : 'vendors.offer', { name })}
          color={isOn ? 'red.9' : 'plum'}
          onCancel={onClose}
          onDone={() => {
            tell.done(t('saved'));
            hasChanged();
            onClose();
          }}
        />
      </Stack>
    </Modal>
  );
}
