import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type FactGridProps = { readonly facts: readonly (readonly [label: string, value: ReactNode])[] };

/** What is known of something, each under what it is. */
export const FactGrid = ({ facts }: FactGridProps) => (
  <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} m={0}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <Text component="dt" size="sm" c="dimmed">
          {label}
        </Text>
        <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
          {value}
        </Text>
      </div>
    ))}
  </SimpleGrid>
);
