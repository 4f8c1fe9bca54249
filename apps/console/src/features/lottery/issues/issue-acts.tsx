import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Issue } from '../queries.ts';
import { useMayForAll } from '../queries.ts';
import { ReasonButton } from '../reason-button.tsx';
import { ResettleDialog } from './resettle-dialog.tsx';

/** What can be done about an issue; each of them needs a second operator. */
export function IssueActs({ issue }: { readonly issue: Issue }) {
  const t = useTranslations('issues');
  const mayDecide = useMayForAll('decideExceptions');
  const mayEnter = useMayForAll('enterResults');
  const [isCorrecting, setCorrecting] = useState(false);
  const { lottery, no, status, drawSource, result, voidWaits, resettlementWaits } = issue;
  const isOver = status === 'SETTLED' || status === 'VOID';
  const isOfficial = drawSource === 'OFFICIAL';
  return (
    <Group gap="xs">
      {mayEnter && isOfficial && status === 'CLOSED' && result === null && (
        <Button component={Link} to={`/results/${lottery}/${no}`}>
          {t('enter')}
        </Button>
      )}
      {mayDecide && isOfficial && status === 'SETTLED' && !resettlementWaits && (
        <Button variant="default" onClick={() => setCorrecting(true)}>
          {t('resettle.propose')}
        </Button>
      )}
      {mayDecide && !isOver && !voidWaits && (
        <ReasonButton
          title={t('void.propose')}
          text={t('void.text')}
          done={t('void.proposed')}
          endpoint={lotteryConsoleEndpoints.proposeIssueVoid}
          known={{ lottery, no }}
          color="red.9"
        />
      )}
      <ResettleDialog issue={issue} isOpen={isCorrecting} onClose={() => setCorrecting(false)} />
    </Group>
  );
}
