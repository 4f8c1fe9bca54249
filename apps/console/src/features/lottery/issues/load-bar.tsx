import { Group, Progress, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useUnits } from '../lottery-words.ts';

type LoadBarProps = {
  readonly load: string;
  readonly most: string;
  readonly isDemo?: boolean;
};

/** From here on somebody should look, or nobody can bet on the number any more. */
const HIGH = 0.6;
const FULL = 0.9;

export const shareOf = (load: string, most: string): number =>
  Number(most) > 0 ? Math.min(1, Number(load) / Number(most)) : 0;

const colourOf = (share: number) => {
  if (share >= FULL) return 'red.7';
  return share >= HIGH ? 'gold.7' : 'teal.7';
};

/** How much a number is loaded with, of what it may be. */
export function LoadBar({ load, most, isDemo }: LoadBarProps) {
  const t = useTranslations('issues.loads');
  const format = useFormatter();
  const writeUnits = useUnits();
  const share = shareOf(load, most);
  const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Group gap="xs" wrap="nowrap" className="numerals">
      <Progress
        value={share * 100}
        color={colourOf(share)}
        w={72}
        aria-label={t('share', { percent })}
      />
      <Text size="sm">{writeUnits(load, isDemo)}</Text>
    </Group>
  );
}
