import { ActionIcon, Group } from '@mantine/core';
import { useTranslations } from 'use-intl';

type OrderButtonsProps = {
  readonly at: number;
  readonly count: number;
  readonly isLocked: boolean;
  /** Of what is moved, for whoever does not see where the buttons stand. */
  readonly name: string;
  readonly onMove: (to: number) => void;
  readonly onRemove?: () => void;
};

/** Moves a row of a list up and down, or away. */
export function OrderButtons(props: OrderButtonsProps) {
  const { at, count, isLocked, name, onMove, onRemove } = props;
  const t = useTranslations('settings');
  const common = { variant: 'default', size: 36 } as const;
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        {...common}
        aria-label={t('moveUp', { name })}
        disabled={isLocked || at === 0}
        onClick={() => onMove(at - 1)}
      >
        {'↑'}
      </ActionIcon>
      <ActionIcon
        {...common}
        aria-label={t('moveDown', { name })}
        disabled={isLocked || at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        {'↓'}
      </ActionIcon>
      {onRemove && (
        <ActionIcon
          {...common}
          aria-label={t('remove', { name })}
          disabled={isLocked}
          onClick={onRemove}
        >
          {'×'}
        </ActionIcon>
      )}
    </Group>
  );
}

/** The list with one of its rows at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from]!;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
