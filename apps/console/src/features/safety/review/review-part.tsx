import { Anchor, Grid, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { type Verification, verificationQuery } from '../queries.ts';
import { StatusBadge } from '../status-badge.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Earlier } from './earlier.tsx';
import { MemberFacts } from './member-facts.tsx';
import { Papers } from './papers.tsx';
import { PersonFacts } from './person-facts.tsx';
import { SentFacts } from './sent-facts.tsx';
import { useReview } from './use-review.ts';

/** One of the queue, with everything that a decision goes by. */
export function ReviewPart() {
  const t = useTranslations('verifications');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(verificationQuery(id));
  return (
    <Stack>
      <Anchor component={Link} to="/verifications" w="fit-content">
        {`← ${t('back')}`}
      </Anchor>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && <Review key={data.id} verification={data} />}
    </Stack>
  );
}

function Review({ verification }: { readonly verification: Verification }) {
  const mayReview = useMay('reviewVerifications');
  const review = useReview(verification);
  return (
    <>
      <Group gap="sm">
        <Title order={2} size="h3">
          {verification.username}
        </Title>
        <StatusBadge status={verification.status} />
      </Group>
      {mayReview && <DecisionBar verification={verification} review={review} />}
      <Grid>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Papers verification={verification} review={review} mayReview={mayReview} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack>
            {review.opened && <PersonFacts opened={review.opened} />}
            <SentFacts verification={verification} />
            <MemberFacts memberId={verification.memberId} />
            <Earlier verification={verification} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}
