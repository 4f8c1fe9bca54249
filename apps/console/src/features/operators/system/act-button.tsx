import type { Endpoint } from '@maneki/contract/endpoint';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';

type ActProps = {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly isHurting?: boolean;
  /** The list that looks different afterwards. */
  readonly changes: Endpoint;
  readonly children: (dialog: {
    readonly done: () => void;
    readonly close: () => void;
  }) => ReactNode;
};

/** A button whose act asks why, in a dialog, before it does anything. */
export function ActButton({ label, title, text, isHurting, changes, children }: ActProps) {
  const t = useTranslations('jobs');
  const client = useQueryClient();
  const tell = useTell();
  const [isOpen, { open, close }] = useDisclosure(false);
  const done = () => {
    close();
    client.invalidateQueries({ queryKey: [changes.name] });
    tell.done(t('done'));
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="light"
        color={isHurting ? 'red' : 'plum'}
        onClick={open}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
      <ActDialog {...{ title, text, isOpen }} onClose={close}>
        {children({ done, close })}
      </ActDialog>
    </>
  );
}
