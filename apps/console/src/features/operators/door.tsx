import { Box, Container, Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { choice, useChoice } from '#platform/choice.ts';
import { Mark } from '#platform/look/mark.tsx';

/** What stands around the pages for whoever is not in yet. */
export function Door({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const { language } = useChoice();
  return (
    <Box component="main" className="ground">
      <Container size={420} py={{ base: 'xl', sm: 80 }}>
        <Group justify="space-between" mb="lg">
          <Group gap="sm">
            <Mark />
            <Text fw={700} size="lg">
              {t('name')}
            </Text>
          </Group>
          <SegmentedControl
            size="xs"
            aria-label={t('nav.language')}
            data={[
              { value: 'EN', label: 'EN' },
              { value: 'JA', label: '日本語' },
            ]}
            value={language}
            onChange={(value) => choice.set({ language: value as 'EN' | 'JA' })}
          />
        </Group>
        {children}
      </Container>
    </Box>
  );
}
