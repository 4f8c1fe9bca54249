import { ActionIcon, Badge, Group, Image, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { artQuery, thumbnailOf } from '../art.ts';
import { deskQuery } from '../queries.ts';
import { moved } from './moved.ts';

export type Placed = {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  readonly isPinned: boolean;
};

type OrderRowsProps = {
  readonly entries: readonly Placed[];
  readonly isLocked: boolean;
  readonly onChange: (entries: readonly Placed[]) => void;
};

/** Rows that are dragged, or moved by their buttons with a keyboard or a finger. */
export function OrderRows({ entries, isLocked, onChange }: OrderRowsProps) {
  const t = useTranslations('content');
  const { data: desk } = useQuery(deskQuery);
  const { data: art = [] } = useQuery({ ...artQuery(desk?.look ?? ''), enabled: !!desk });
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => onChange(moved(entries, from, to));
  return (
    <ol className="order">
      {entries.map(({ id, title, image, isPinned }, place) => (
        <li
          key={id}
          draggable={!isLocked}
          data-dragged={place === dragged || undefined}
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            event.preventDefault();
            if (dragged === undefined || dragged === place) return;
            move(dragged, place);
            setDragged(place);
          }}
        >
          <Text c="dimmed" w={28} ta="right" className="numerals">
            {place + 1}
          </Text>
          {image && (
            <Image src={thumbnailOf(image, art)} alt="" w={72} h={40} radius="sm" fit="cover" />
          )}
          <Text flex={1} truncate>
            {title}
          </Text>
          {isPinned && <Badge color="gold.8">{t('isPinned')}</Badge>}
          {!isLocked && (
            <Group gap={4} wrap="nowrap">
              <ActionIcon
                variant="default"
                size={36}
                disabled={place === 0}
                aria-label={t('moveUp', { title })}
                onClick={() => move(place, place - 1)}
              >
                {'↑'}
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                disabled={place === entries.length - 1}
                aria-label={t('moveDown', { title })}
                onClick={() => move(place, place + 1)}
              >
                {'↓'}
              </ActionIcon>
            </Group>
          )}
        </li>
      ))}
    </ol>
  );
}
