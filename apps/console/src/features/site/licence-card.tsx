import { siteConsoleEndpoints } from '@maneki/contract/site/console-endpoints';
import { Button, Card, Group, Modal, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import type { Settings } from './queries.ts';

/** The licence that the site names, and the age that it asks for. A change waits for a second operator. */
export function LicenceCard({ settings }: { readonly settings: Settings }) {
  const t = useTranslations('licence');
  const tell = useTell();
  const mayChange = useMay('changeMarkets');
  const [isOpen, setIsOpen] = useState(false);
  const { licence, minimumAge } = settings;
  const close = () => setIsOpen(false);
  return (
    <Card withBorder id="licence">
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h4" mb="xs">
            {t('title')}
          </Title>
          <Text>{licence ? t('stands', licence) : t('none')}</Text>
          <Text>{t('ageStands', { age: minimumAge })}</Text>
          <Text size="sm" c="dimmed" mt={4}>
            {t('about')}
          </Text>
        </div>
        {mayChange && (
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('change')}
          </Button>
        )}
      </Group>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('title')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <SchemaForm
          endpoint={siteConsoleEndpoints.proposeLicence}
          fields={{
            number: { label: t('number') },
            authority: { label: t('authority') },
            minimumAge: { label: t('age'), description: t('ageAbout') },
            reason: { label: t('reason') },
          }}
          initial={{ ...licence, minimumAge }}
          submit={t('propose')}
          onDone={() => {
            tell.done(t('proposed'));
            close();
          }}
          onCancel={close}
        />
      </Modal>
    </Card>
  );
}
