import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, RefusedError } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import { type Issue, useLotteryChanged } from '../queries.ts';
import { ResultForm } from '../results/result-form.tsx';

type ResettleDialogProps = {
  readonly issue: Issue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Corrects a result that was settled by: the right one, and why, for the second operator. */
export function ResettleDialog({ issue, isOpen, onClose }: ResettleDialogProps) {
  const t = useTranslations('issues.resettle');
  const problem = useTranslations('problem');
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('propose')}
      size="xl"
      closeButtonProps={{ 'aria-label': problem('close') }}
    >
      {isOpen && <ResettleForm issue={issue} onClose={onClose} />}
    </Modal>
  );
}

function ResettleForm({ issue, onClose }: Omit<ResettleDialogProps, 'isOpen'>) {
  const t = useTranslations('issues.resettle');
  const form = useTranslations('form');
  const tell = useTell();
  const hasChanged = useLotteryChanged();
  const [reason, setReason] = useState('');
  const { lottery, no, family, result } = issue;
  const sending = useMutation({
    mutationFn: (corrected: string[]) =>
      call(lotteryConsoleEndpoints.proposeResettlement, { lottery, no, result: corrected, reason }),
    onSuccess: () => {
      tell.done(t('proposed'));
      hasChanged();
      onClose();
    },
  });
  const { error } = sending;
  return (
    <Stack>
      <Text size="sm">{t('text')}</Text>
      <Textarea
        label={t('reason')}
        withAsterisk
        data-autofocus
        autosize
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ResultForm
        family={family}
        initial={result ?? []}
        submit={t('propose')}
        isSending={sending.isPending}
        fault={error && (error instanceof RefusedError ? error.message : form('unreachable'))}
        onSubmit={(corrected) => sending.mutate(corrected)}
      />
    </Stack>
  );
}
