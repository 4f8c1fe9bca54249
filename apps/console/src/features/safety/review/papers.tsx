import {
  Button,
  Card,
  Center,
  Group,
  Image,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Opened, Verification } from '../queries.ts';
import type { ReviewActs } from './use-review.ts';

type PapersProps = {
  readonly verification: Verification;
  readonly review: ReviewActs;
  readonly mayReview: boolean;
};

/** The photos, once somebody who may has asked for them, which is written down. */
export function Papers({ verification, review, mayReview }: PapersProps) {
  const t = useTranslations('verifications');
  const { sides, isMine, status } = verification;
  const isDecided = status === 'APPROVED' || status === 'REJECTED';
  const canOpen = mayReview && (isMine || isDecided) && sides.length > 0;
  return (
    <Card withBorder component="section" aria-label={t('papers')}>
      <Title order={3} size="h4" mb="sm">
        {t('papers')}
      </Title>
      {review.opened ? (
        <Pictures documents={review.opened.documents} />
      ) : (
        <Center mih={260}>
          <Stack align="center" gap="sm">
            <Text c="dimmed" ta="center" maw={360}>
              {sides.length === 0
                ? t('noPapers')
                : t(canOpen ? 'openText' : mayReview ? 'claimFirst' : 'notForYou', {
                    count: sides.length,
                  })}
            </Text>
            {canOpen && (
              <Button loading={review.open.isPending} onClick={() => review.open.mutate()}>
                {t('open')}
              </Button>
            )}
          </Stack>
        </Center>
      )}
    </Card>
  );
}

type Shown = Opened['documents'][number];

/** Nothing of it is stored: the picture is in its own address. */
const addressOf = ({ data }: Shown) => `data:image/webp;base64,${data}`;

function Pictures({ documents }: { readonly documents: readonly Shown[] }) {
  const t = useTranslations('verifications');
  const problem = useTranslations('problem');
  const [large, setLarge] = useState<Shown>();
  const [turns, setTurns] = useState(0);
  const close = () => {
    setLarge(undefined);
    setTurns(0);
  };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {documents.map((document) => (
          <figure key={document.side} className="paper">
            <UnstyledButton
              w="100%"
              aria-label={t('enlarge', { side: t(`sides.${document.side}`) })}
              onClick={() => setLarge(document)}
            >
              <Image
                src={addressOf(document)}
                alt={t(`sides.${document.side}`)}
                radius="sm"
                fit="contain"
                mah={320}
              />
            </UnstyledButton>
            <Text component="figcaption" size="sm" c="dimmed" mt={4}>
              {t(`sides.${document.side}`)}
            </Text>
          </figure>
        ))}
      </SimpleGrid>
      <Modal
        opened={large !== undefined}
        onClose={close}
        size="auto"
        title={large && t(`sides.${large.side}`)}
        closeButtonProps={{ 'aria-label': problem('close') }}
      >
        {large && (
          <Stack>
            <Image
              src={addressOf(large)}
              alt={t(`sides.${large.side}`)}
              fit="contain"
              mah="75dvh"
              className="turned"
              data-turns={turns % 4}
            />
            <Group justify="center">
              <Button variant="default" onClick={() => setTurns(turns + 1)}>
                {t('turn')}
              </Button>
            </Group>
          </Stack>
        )}
      </Modal>
    </>
  );
}
