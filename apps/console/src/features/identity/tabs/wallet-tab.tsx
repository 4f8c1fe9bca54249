import type { ResponseOf } from '@maneki/contract/contract';
import type { walletConsoleEndpoints } from '@maneki/contract/wallet/console-endpoints';
import { Alert, Badge, Card, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money, writeMoney } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { type Member, walletQuery } from '../queries.ts';

type Wallet = ResponseOf<typeof walletConsoleEndpoints.readMemberWallet>;

/** What a member has, here and with vendors, and what they owe. */
export function WalletTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberWallet');
  const { data, error, refetch } = useQuery(walletQuery(member.id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { accounts, vendors, debts } = data;
  return (
    <Stack>
      {accounts.length === 0 && <Alert color="gray">{t('none')}</Alert>}
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {accounts.map((account) => (
          <AccountCard key={account.wallet} account={account} />
        ))}
        <Vendors vendors={vendors} currency={accounts[0]?.currency ?? member.currency} />
        <Debts debts={debts} />
      </SimpleGrid>
    </Stack>
  );
}

function AccountCard({ account }: { readonly account: Wallet['accounts'][number] }) {
  const t = useTranslations('memberWallet');
  const format = useFormatter();
  const { wallet, currency, available, held, debt, movedAt, closedAt, blockedUntil } = account;
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Facts
      title={t(`wallets.${wallet}`)}
      actions={currency.endsWith('.PLAY') && <Badge color="gold.8">{t('playCredit')}</Badge>}
      facts={[
        [t('available'), <Money key="available" amount={available} currency={currency} />],
        [t('held'), <Money key="held" amount={held} currency={currency} />],
        [t('debt'), <Money key="debt" amount={debt} currency={currency} />],
        [t('moved'), <When key="moved" at={movedAt} />],
      ]}
    >
      {closedAt && (
        <Alert color="red" mt="md">
          {t('closed', { at: when(closedAt) })}
        </Alert>
      )}
      {blockedUntil && (
        <Alert color="red" mt="md">
          {t('blockedUntil', { at: when(blockedUntil) })}
        </Alert>
      )}
    </Facts>
  );
}

type VendorsProps = { readonly vendors: Wallet['vendors']; readonly currency: string };

function Vendors({ vendors, currency }: VendorsProps) {
  const t = useTranslations('memberWallet');
  const balanceOf = (balance: string | null, isStale: boolean) =>
    balance === null
      ? t('unknown')
      : `${writeMoney({ amount: balance, currency })}${isStale ? ` (${t('stale')})` : ''}`;
  return (
    <Facts
      title={t('vendors')}
      facts={vendors.map(({ name, balance, isStale }) => [name, balanceOf(balance, isStale)])}
    >
      {vendors.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noVendors')}
        </Text>
      )}
    </Facts>
  );
}

function Debts({ debts }: { readonly debts: Wallet['debts'] }) {
  const t = useTranslations('memberWallet');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('debts')}
      </Title>
      {debts.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('noDebts')}
        </Text>
      )}
      {debts.length > 0 && (
        <Table className="numerals">
          <Table.Tbody>
            {debts.map(({ amount, collected, currency, reason, createdAt }) => (
              <Table.Tr key={`${createdAt} ${reason}`}>
                <Table.Td>
                  <When at={createdAt} />
                </Table.Td>
                <Table.Td>{reason}</Table.Td>
                <Table.Td ta="right">
                  {t('debtOf', {
                    collected: writeMoney({ amount: collected, currency }),
                    amount: writeMoney({ amount, currency }),
                  })}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
