import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefusedError } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';

export type Versioned<Value> = { readonly version: number; readonly value: Value };

type VersionedCardProps<Value> = {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  /** As it stands. */
  readonly card: Versioned<Value>;
  readonly isLocked: boolean;
  readonly onSave: (card: Versioned<Value>) => Promise<unknown>;
  /** What a refusal means here, where the console can say it better than the server. */
  readonly explain?: (error: RefusedError) => string | undefined;
  readonly children: (edited: Edited<Value>) => ReactNode;
};

export type Edited<Value> = {
  readonly value: Value;
  readonly isLocked: boolean;
  readonly change: (value: Value) => void;
};

/**
 * A card that is edited here and saved as a whole. Whoever saves it second is told: what they typed stays, they can
 * look at what stands now, and then take it or write over it.
 */
export function VersionedCard<Value>(props: VersionedCardProps<Value>) {
  const { id, title, about, card, isLocked, onSave, explain, children } = props;
  const t = useTranslations('settings');
  const tell = useTell();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Versioned<Value> | null>(null);
  const [isTheirsShown, setIsTheirsShown] = useState(false);
  const readAgain = () => client.invalidateQueries({ queryKey: ['site'] });
  const saving = useMutation({
    mutationFn: onSave,
    onSuccess: async () => {
      await readAgain();
      setDraft(null);
      setIsTheirsShown(false);
      tell.done(t('saved'));
    },
    // Somebody else's version may be the reason, and then it is to be seen.
    onError: readAgain,
  });
  const discard = () => {
    setDraft(null);
    setIsTheirsShown(false);
    saving.reset();
  };
  const { error } = saving;
  const isLate = error instanceof RefusedError && error.code === 'site.changed_meanwhile';
  const edited: Edited<Value> = {
    value: draft && !isTheirsShown ? draft.value : card.value,
    isLocked: isLocked || saving.isPending || isTheirsShown,
    change: (value) => setDraft({ version: draft?.version ?? card.version, value }),
  };
  return (
    <Card withBorder id={id} component="section" aria-labelledby={`${id}-title`}>
      <Title order={2} size="h4" id={`${id}-title`}>
        {title}
      </Title>
      {about && (
        <Text size="sm" c="dimmed" mt={4}>
          {about}
        </Text>
      )}
      <Stack mt="md">
        {children(edited)}
        {error && (
          <Alert color={isLate ? 'yellow' : 'red'} role="alert">
            <Text size="sm">
              {(error instanceof RefusedError && explain?.(error)) || said(error, t('unreachable'))}
            </Text>
            {isLate && draft && (
              <Group gap="xs" mt="sm">
                <Button size="xs" variant="default" onClick={() => setIsTheirsShown((is) => !is)}>
                  {t(isTheirsShown ? 'showMine' : 'showTheirs')}
                </Button>
                <Button size="xs" variant="default" onClick={discard}>
                  {t('takeTheirs')}
                </Button>
                <Button
                  size="xs"
                  color="red.9"
                  onClick={() => saving.mutate({ version: card.version, value: draft.value })}
                >
                  {t('writeOver')}
                </Button>
              </Group>
            )}
          </Alert>
        )}
        {!isLocked && (
          <Group justify="end">
            {draft && (
              <Button variant="default" onClick={discard} disabled={saving.isPending}>
                {t('undo')}
              </Button>
            )}
            <Button
              disabled={!draft || isLate}
              loading={saving.isPending}
              onClick={() => draft && saving.mutate(draft)}
            >
              {t('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  );
}

const said = (error: Error, unreachable: string): string =>
  error instanceof RefusedError ? error.message : unreachable;
