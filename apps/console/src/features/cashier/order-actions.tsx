import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { Button, Group, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useCashierChanged } from './queries.ts';

type ClaimButtonProps = {
  readonly claim: Endpoint;
  readonly release: Endpoint;
  readonly orderNo: string;
  readonly isMine: boolean;
};

/** Takes an order on, or gives it back, so that no two decide the same one. */
export function ClaimButton({ claim, release, orderNo, isMine }: ClaimButtonProps) {
  const t = useTranslations('cashier');
  const tell = useTell();
  const hasChanged = useCashierChanged();
  const endpoint = isMine ? release : claim;
  const claiming = useMutation({
    mutationFn: () => call(endpoint, { orderNo } as RequestOf<typeof endpoint>),
    onError: tell.failed,
    onSettled: hasChanged,
  });
  useHotkeys([['C', () => claiming.mutate()]]);
  return (
    <Button
      variant="default"
      loading={claiming.isPending}
      onClick={() => claiming.mutate()}
      rightSection={<Kbd>C</Kbd>}
    >
      {t(isMine ? 'release' : 'claim')}
    </Button>
  );
}

type DecisionProps = {
  /** The key that opens it. */
  readonly hotkey: string;
  readonly title: string;
  readonly text: string;
  readonly color?: string;
  /** The form; it is handed what closes the dialog. */
  readonly children: (close: () => void) => ReactNode;
};

/** Something that can be decided: a button, its key, and what is asked before it is done. */
export function Decision({ hotkey, title, text, color = 'plum', children }: DecisionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useHotkeys([[hotkey, () => setOpen(true)]]);
  return (
    <>
      <Button color={color} onClick={() => setOpen(true)} rightSection={<Kbd>{hotkey}</Kbd>}>
        {title}
      </Button>
      <ActDialog {...{ title, text, isOpen }} onClose={close}>
        {children(close)}
      </ActDialog>
    </>
  );
}

/** All that can be done about an order now. */
export const OrderActions = ({ children }: { readonly children: ReactNode }) => (
  <Group gap="xs">{children}</Group>
);
