import { Box, Container, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LanguageSwitch } from '#platform/look/language-switch.tsx';
import { Mark } from '#platform/look/mark.tsx';

/** What stands around the pages for whoever is not in yet. */
export function Door({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
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
          <LanguageSwitch />
        </Group>
        {children}
      </Container>
    </Box>
  );
}
