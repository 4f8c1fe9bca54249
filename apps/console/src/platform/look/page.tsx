import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type PageProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** A page: what it is about, what can be done on it, and the rest. */
export const Page = ({ title, actions, children }: PageProps) => (
  <Stack gap="lg" maw={1200} mx="auto">
    <Group justify="space-between">
      <Title order={1} size="h2">
        {title}
      </Title>
      {actions}
    </Group>
    {children}
  </Stack>
);
