import { Card, Group, Image, Loader, Modal, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { receiptQuery } from './queries.ts';

type ReceiptsProps = { readonly orderNo: string; readonly ids: readonly string[] };

/** What the member sent as proof; each picture opens in full. */
export function Receipts({ orderNo, ids }: ReceiptsProps) {
  const t = useTranslations('deposits');
  if (ids.length === 0) return null;
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('receipts')}
      </Title>
      <Group>
        {ids.map((id, index) => (
          <Receipt key={id} orderNo={orderNo} id={id} name={t('receipt', { number: index + 1 })} />
        ))}
      </Group>
    </Card>
  );
}

type ReceiptProps = { readonly orderNo: string; readonly id: string; readonly name: string };

function Receipt({ orderNo, id, name }: ReceiptProps) {
  const t = useTranslations('problem');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(receiptQuery(orderNo, id));
  if (!data) return <Loader />;
  const source = `data:image/webp;base64,${data.data}`;
  return (
    <>
      <UnstyledButton onClick={() => setOpen(true)}>
        <Image src={source} alt={name} h={160} w="auto" radius="md" />
      </UnstyledButton>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        size="auto"
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Image src={source} alt={name} mah="80dvh" w="auto" />
      </Modal>
    </>
  );
}
