import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import { EntryLink } from '#features/identity';

/** What the agent is paid by, and pays others by. */
export function AgentContracts() {
  const t = useTranslations('shell.titles');
  return (
    <Card isFlush>
      <EntryLink
        href="/m/member/agent/getSalaryContract"
        icon="calendar"
        text={t('salaryContract')}
      />
      <EntryLink href="/m/member/agent/getHourContract" icon="clock" text={t('hourlyContract')} />
      <EntryLink
        href="/m/member/agent/getDevidendContract"
        icon="trophy"
        text={t('dividendContract')}
      />
    </Card>
  );
}
