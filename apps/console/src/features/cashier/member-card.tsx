import { Anchor, Badge, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { memberQuery, memberWalletQuery } from './queries.ts';

type MemberCardProps = {
  readonly memberId: string;
  readonly member: string;
  /** What the order itself tells of them. */
  readonly more?: readonly (readonly [label: string, value: ReactNode])[];
};

/** Whose order it is: what an operator would look up before deciding, beside it. */
export function MemberCard({ memberId, member, more = [] }: MemberCardProps) {
  const t = useTranslations('cashier.memberCard');
  const mayRead = useMay('readMembers');
  const { data: known } = useQuery({ ...memberQuery(memberId), enabled: mayRead });
  const { data: wallet } = useQuery({ ...memberWalletQuery(memberId), enabled: mayRead });
  return (
    <Facts
      title={member}
      actions={
        mayRead && (
          <Anchor component={Link} to={`/members/${memberId}`} size="sm">
            {t('open')}
          </Anchor>
        )
      }
      facts={[
        ...(known
          ? ([
              [t('registered'), <When key="registered" at={known.registeredAt} />],
              [t('phone'), known.isMobileProven ? (known.mobile ?? '–') : t('unproven')],
              [
                t('labels'),
                <Group key="labels" gap={4}>
                  {known.labels.length === 0 && '–'}
                  {known.labels.map((label) => (
                    <Badge key={label} variant="light">
                      {label}
                    </Badge>
                  ))}
                </Group>,
              ],
              [
                t('devices'),
                t('others', {
                  count: known.devices.reduce((sum, { others }) => sum + others, 0),
                }),
              ],
              [t('blocked'), known.block ? (known.block.reason ?? t('yes')) : t('no')],
            ] as const)
          : []),
        ...(wallet?.accounts ?? []).map(
          ({ wallet: name, available, currency }) =>
            [
              `${t('wallet')} ${name}`,
              <Money key={name} {...{ amount: available, currency }} />,
            ] as const,
        ),
        ...more,
      ]}
    />
  );
}
