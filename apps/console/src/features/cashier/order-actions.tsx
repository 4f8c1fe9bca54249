import type { depositConsoleEndpoints } from '@maneki/contract/cashier/deposit-console-endpoints';
import type { withdrawalConsoleEndpoints } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { Button, Group, Kbd } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
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

/** Says what was done, has the lists read anew, and closes the dialog. */
export function useFinish() {
  const tell = useTell();
  const hasChanged = useCashierChanged();
  return (message: string, close: () => void) => {
    tell.done(message);
    hasChanged();
    close();
  };
}

type RejectDecisionProps = {
  readonly endpoint:
    | typeof depositConsoleEndpoints.rejectDeposit
    | typeof withdrawalConsoleEndpoints.rejectWithdrawal;
  readonly orderNo: string;
  /** Whose sentences say what a rejection does. */
  readonly words: 'deposits' | 'withdrawals';
};

/** Turns an order down, with a reason that its member reads. */
export function RejectDecision({ endpoint, orderNo, words }: RejectDecisionProps) {
  const t = useTranslations(words);
  const shared = useTranslations('cashier');
  const finish = useFinish();
  return (
    <Decision hotkey="X" title={shared('reject')} text={t('rejectText')} color="red.9">
      {(close) => (
        <SchemaForm
          endpoint={endpoint}
          known={{ orderNo }}
          fields={{ reason: { label: shared('reason'), description: shared('rejectReason') } }}
          submit={shared('reject')}
          color="red.9"
          onCancel={close}
          onDone={() => finish(t('rejected'), close)}
        />
      )}
    </Decision>
  );
}

/** All that can be done about an order now. */
export const OrderActions = ({ children }: { readonly children: ReactNode }) => (
  <Group gap="xs">{children}</Group>
);
