import { ActionIcon, Badge, Button, Card, Group, Stack, VisuallyHidden } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';

export type SortItem = { readonly key: string; readonly name: string; readonly content: ReactNode };

type SortListProps = {
  readonly label: string;
  readonly items: readonly SortItem[];
  readonly isLocked: boolean;
  /** Where something else has changed, such as what is on the list. */
  readonly hasChanged?: boolean;
  readonly onSave: (keys: readonly string[]) => void;
  readonly onUndo?: () => void;
  readonly onRemove?: ((key: string) => void) | undefined;
};

/** Things in an order, changed by dragging or by arrows, and saved as one act. */
export function SortList(props: SortListProps) {
  const { label, items, isLocked, hasChanged = false, onSave, onUndo, onRemove } = props;
  const t = useTranslations('sort');
  const given = items.map(({ key }) => key);
  const [order, setOrder] = useState<readonly string[]>(given);
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState('');
  // What was added stands first, what was taken away is gone; the rest keeps its new place.
  const keys = [...given.filter((key) => !order.includes(key)), ...order].filter((key) =>
    given.includes(key),
  );
  const move = (key: string, place: number) => {
    const others = keys.filter((one) => one !== key);
    const moved = [...others.slice(0, place), key, ...others.slice(place)];
    setOrder(moved);
    const name = items.find((item) => item.key === key)!.name;
    setTold(t('moved', { name, place: place + 1, all: keys.length }));
  };
  const isDirty = hasChanged || keys.join('\n') !== given.join('\n');
  return (
    <Stack gap="sm">
      <Stack component="ol" gap={6} p={0} m={0} aria-label={label} className="sorted">
        {keys.map((key, place) => (
          <SortRow
            key={key}
            item={items.find((item) => item.key === key)!}
            place={place}
            count={keys.length}
            isLocked={isLocked}
            isDragged={dragged === key}
            onMove={(to) => move(key, to)}
            onRemove={onRemove && (() => onRemove(key))}
            drag={{
              onDragStart: (event: DragEvent) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(key);
              },
              onDragEnter: () => dragged && dragged !== key && move(dragged, place),
              onDragOver: (event: DragEvent) => event.preventDefault(),
              onDragEnd: () => setDragged(undefined),
            }}
          />
        ))}
      </Stack>
      <VisuallyHidden aria-live="polite">{told}</VisuallyHidden>
      {isDirty && !isLocked && (
        <Group gap="xs">
          <Button onClick={() => onSave(keys)}>{t('save')}</Button>
          <Button
            variant="default"
            onClick={() => {
              setOrder(given);
              onUndo?.();
            }}
          >
            {t('undo')}
          </Button>
          <Badge color="gold.8">{t('unsaved')}</Badge>
        </Group>
      )}
    </Stack>
  );
}

type SortRowProps = {
  readonly item: SortItem;
  readonly place: number;
  readonly count: number;
  readonly isLocked: boolean;
  readonly isDragged: boolean;
  readonly onMove: (place: number) => void;
  readonly onRemove: (() => void) | undefined;
  readonly drag: object;
};

function SortRow(props: SortRowProps) {
  const { item, place, count, isLocked, isDragged, onMove, onRemove, drag } = props;
  const t = useTranslations('sort');
  const { name } = item;
  return (
    <Card
      component="li"
      withBorder
      padding="xs"
      draggable={!isLocked}
      className={isLocked ? undefined : 'draggable'}
      opacity={isDragged ? 0.5 : 1}
      {...(!isLocked && drag)}
    >
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Group gap="sm" wrap="nowrap" flex={1}>
          {item.content}
        </Group>
        {!isLocked && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="default"
              aria-label={t('up', { name })}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
            >
              {'↑'}
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={t('down', { name })}
              disabled={place === count - 1}
              onClick={() => onMove(place + 1)}
            >
              {'↓'}
            </ActionIcon>
            {onRemove && (
              <ActionIcon variant="default" aria-label={t('remove', { name })} onClick={onRemove}>
                {'×'}
              </ActionIcon>
            )}
          </Group>
        )}
      </Group>
    </Card>
  );
}
