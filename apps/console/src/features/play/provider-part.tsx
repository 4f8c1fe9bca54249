import { Anchor, Badge, Card, Group, Stack, Text, Title, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import { Ceilings } from './ceilings.tsx';
import { Facts } from './facts.tsx';
import { Keys } from './keys.tsx';
import { type Provider, providerQuery } from './queries.ts';

/** One who runs games: how they are doing, what they sign with, and what they may pay. */
export function ProviderPart() {
  const t = useTranslations('providers');
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(providerQuery(code));
  const { data: self } = useQuery(selfQuery);
  const mayManage = useMay('manageProviders');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const canManage = mayManage && self?.merchantCodes === null;
  return (
    // What is typed about one is never about the next.
    <Stack key={code}>
      <Anchor component={Link} to="/providers/list" w="fit-content">
        {t('back')}
      </Anchor>
      <Group gap="sm">
        <Title order={2}>{data.name}</Title>
        <Badge color={data.isOn ? 'teal.9' : 'gray.7'}>
          {t(data.isOn ? 'list.on' : 'list.off')}
        </Badge>
      </Group>
      <Health provider={data} />
      <Keys provider={data} canManage={canManage} />
      <Ceilings provider={data} canManage={canManage} />
      {!canManage && <Text c="dimmed">{t('keys.notAll')}</Text>}
    </Stack>
  );
}

function Health({ provider }: { readonly provider: Provider }) {
  const t = useTranslations('providers');
  const writeMs = (ms: number | null) => (ms === null ? '–' : t('list.ms', { ms }));
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('health.title')}
        </Title>
        <Facts
          facts={[
            [t('list.calls'), provider.calls],
            [t('list.turnedAway'), provider.turnedAway],
            [t('list.failed'), provider.failed],
            [t('list.mean'), writeMs(provider.meanMs)],
            [t('list.slowest'), writeMs(provider.slowestMs)],
            [t('list.last'), <When key="last" at={provider.lastCallAt} />],
          ]}
        />
        <Hours hours={provider.hours} />
        <Text size="sm" c="dimmed">
          {t('health.turnedAwayText')}
        </Text>
      </Stack>
    </Card>
  );
}

const BAR_MAX_PX = 72;
const BAR_MIN_PX = 3;
const HOURS_SHOWN = 24;
const HOUR_MS = 3_600_000;

/** Calls by the hour, as bars. Each of them says what it shows. */
function Hours({ hours }: Pick<Provider, 'hours'>) {
  const t = useTranslations('providers.health');
  const format = useFormatter();
  const now = useNow();
  if (hours.length === 0) return <Text c="dimmed">{t('quiet')}</Text>;
  const known = new Map(hours.map(({ hour, ...counts }) => [Date.parse(hour), counts]));
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const shown = Array.from({ length: HOURS_SHOWN }, (_, place) => {
    const at = last - (HOURS_SHOWN - 1 - place) * HOUR_MS;
    return { at, ...(known.get(at) ?? { calls: 0, turnedAway: 0, failed: 0 }) };
  });
  const most = Math.max(1, ...shown.map(({ calls }) => calls));
  return (
    <Group component="ul" gap={4} align="end" m={0} p={0} className="bars" wrap="nowrap">
      {shown.map(({ at, ...counts }) => {
        const hour = format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit' });
        const label = t('bar', { hour, ...counts });
        return (
          <Tooltip key={at} label={label}>
            <li
              aria-label={label}
              className={counts.failed > 0 ? 'bar troubled' : 'bar'}
              style={{ height: Math.max(BAR_MIN_PX, (counts.calls / most) * BAR_MAX_PX) }}
            />
          </Tooltip>
        );
      })}
    </Group>
  );
}
