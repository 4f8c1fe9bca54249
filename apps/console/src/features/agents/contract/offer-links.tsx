import { CONTRACT_KINDS } from '@maneki/contract/agents/contract';
import { Button, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#platform/self.ts';

/** The ways to what the company can offer. */
export function OfferLinks() {
  const t = useTranslations('agentContracts');
  const mayChange = useMay('changeAgents');
  if (!mayChange) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button>{t('offer')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {CONTRACT_KINDS.map((kind) => (
          <Menu.Item key={kind} component={Link} to={`/agentContracts/offer/${kind}`}>
            {t(`kinds.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
