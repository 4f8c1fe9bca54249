import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type FactsProps = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** What is known of something, each under its name. */
export const Facts = ({ title, facts, actions, children }: FactsProps) => (
  <Card withBorder padding="md">
    <Group justify="space-between" mb="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      {actions}
    </Group>
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" className="numerals">
            {value}
          </Text>
        </div>
      ))}
    </dl>
    {children}
  </Card>
);
