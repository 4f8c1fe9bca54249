import { Alert, Anchor, Avatar, Badge, Group, Stack, Tabs, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useMay } from '#platform/self.ts';
import { typeName } from '../components/type-name.ts';
import { type Member, memberQuery } from '../queries.ts';
import { BetsTab } from '../tabs/bets-tab.tsx';
import { LimitsTab } from '../tabs/limits-tab.tsx';
import { NotesTab } from '../tabs/notes-tab.tsx';
import { ProfileTab } from '../tabs/profile-tab.tsx';
import { SessionsTab } from '../tabs/sessions-tab.tsx';
import { TransfersTab } from '../tabs/transfers-tab.tsx';
import { VerificationTab } from '../tabs/verification-tab.tsx';
import { WalletTab } from '../tabs/wallet-tab.tsx';
import { MemberActions } from './member-actions.tsx';
import { ownPictureOf } from './own-picture.ts';

const TABS = {
  profile: ProfileTab,
  sessions: SessionsTab,
  limits: LimitsTab,
  verification: VerificationTab,
  wallet: WalletTab,
  transfers: TransfersTab,
  bets: BetsTab,
  notes: NotesTab,
} as const satisfies Readonly<Record<string, ComponentType<{ readonly member: Member }>>>;

type TabName = keyof typeof TABS;
const NAMES = Object.keys(TABS) as TabName[];

/** One member: who they are, and on a tab of its own whatever else is known of them. */
export function MemberPage() {
  const t = useTranslations('member');
  const { memberId = '' } = useParams();
  const { data, error, refetch } = useQuery(memberQuery(memberId));
  return (
    <Stack gap="lg" maw={1200} mx="auto">
      <Anchor component={Link} to="/members" size="sm">
        {`← ${t('back')}`}
      </Anchor>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {/* What is shown or typed about one member is never about the next. */}
      {data && <Known key={data.id} member={data} />}
    </Stack>
  );
}

function Known({ member }: { readonly member: Member }) {
  const t = useTranslations('member');
  const navigate = useNavigate();
  const { tab } = useParams();
  const mayReadVerifications = useMay('readVerifications');
  const names = NAMES.filter((name) => name !== 'verification' || mayReadVerifications);
  const opened = names.find((name) => name === tab) ?? 'profile';
  const Opened = TABS[opened];
  return (
    <>
      <Heading member={member} />
      <Tabs
        value={opened}
        onChange={(name) => navigate(`/members/${member.id}/${name}`)}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === opened && <Opened member={member} />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function Heading({ member }: { readonly member: Member }) {
  const t = useTranslations();
  const { username, type, labels, isDemo } = member;
  const picture = ownPictureOf(member);
  return (
    <>
      <Group justify="space-between" align="start">
        <Group gap="xs">
          {picture && <Avatar src={picture} alt={t('member.picture')} size={40} />}
          <Title order={1} size="h2">
            {username}
          </Title>
          <Badge variant="default" tt="none">
            {t(`members.types.${typeName(type)}`)}
          </Badge>
          {isDemo && (
            <Badge color="gold.8" tt="none" title={t('member.demoHint')}>
              {t('member.demo')}
            </Badge>
          )}
          {labels.map((label) => (
            <Badge key={label} color="plum.7" tt="none">
              {label}
            </Badge>
          ))}
        </Group>
        <MemberActions member={member} />
      </Group>
      <BlockNotice member={member} />
    </>
  );
}

function BlockNotice({ member: { block, expiresAt } }: { readonly member: Member }) {
  const t = useTranslations('member');
  const format = useFormatter();
  const when = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  if (!block) return expiresAt && <Alert>{t('trial', { at: when(expiresAt) })}</Alert>;
  const { at, by, reason } = block;
  return (
    <Alert color="red" role="status">
      {by && reason
        ? t('blocked', { at: when(at), operator: by, reason })
        : t('blockedPlain', { at: when(at) })}
    </Alert>
  );
}
