import { CONTRACT_STATUS } from '@maneki/contract/agents/contract';
import { contractConsoleEndpoints as calls } from '@maneki/contract/agents/contract-console-endpoints';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useMay } from '#platform/self.ts';
import { ActButton } from '../act-button.tsx';
import { type ContractRead, useContractActed } from './queries.ts';

type ActsProps = { readonly read: ContractRead };

/** What an operator can do about a contract now: only the company's own are offered anew or taken back. */
export function ContractActs({ read }: ActsProps) {
  const t = useTranslations('agentContracts');
  const mayChange = useMay('changeAgents');
  const { contract, payerId } = read;
  if (!mayChange) return null;
  const isOwn = payerId === null;
  if (contract.status === CONTRACT_STATUS.requested) return isOwn ? <Withdraw read={read} /> : null;
  return (
    <Group gap="xs">
      {isOwn && (
        <Button
          component={Link}
          to={`/agentContracts/offer/${contract.kind}?from=${contract.id}`}
          variant="default"
        >
          {t('amend')}
        </Button>
      )}
      {contract.status === CONTRACT_STATUS.valid && !contract.endedAt && <End read={read} />}
    </Group>
  );
}

function Withdraw({ read: { contract } }: ActsProps) {
  const t = useTranslations('agentContracts');
  const acted = useContractActed();
  return (
    <ActButton title={t('withdraw')} text={t('withdrawText')} color="red.9">
      {(close) => (
        <SchemaForm
          endpoint={calls.withdrawCompanyContract}
          known={{ id: contract.id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('withdraw')}
          color="red.9"
          onCancel={close}
          onDone={() => {
            acted(t('withdrawn'));
            close();
          }}
        />
      )}
    </ActButton>
  );
}

function End({ read: { contract } }: ActsProps) {
  const t = useTranslations('agentContracts');
  const format = useFormatter();
  const acted = useContractActed();
  return (
    <ActButton title={t('end')} text={t('endText')} color="red.9">
      {(close) => (
        <SchemaForm
          endpoint={calls.endCompanyContract}
          known={{ id: contract.id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('end')}
          color="red.9"
          onCancel={close}
          onDone={({ endsAt }) => {
            const at = format.dateTime(new Date(endsAt), {
              dateStyle: 'medium',
              timeStyle: 'short',
            });
            acted(t('ended', { at }));
            close();
          }}
        />
      )}
    </ActButton>
  );
}
