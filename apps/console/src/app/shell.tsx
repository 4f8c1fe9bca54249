import {
  ActionIcon,
  AppShell,
  Avatar,
  Box,
  Burger,
  Group,
  Menu,
  NavLink,
  SegmentedControl,
  Select,
  Stack,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { spotlight } from '@mantine/spotlight';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLeave } from '#features/operators';
import { choice, useChoice } from '#platform/choice.ts';
import { type ConsolePage, PAGE_GROUPS } from '#platform/console-page.ts';
import { LanguageSwitch } from '#platform/look/language-switch.tsx';
import { Mark } from '#platform/look/mark.tsx';
import { type Self, selfQuery } from '#platform/self.ts';
import { listPages } from './pages.ts';
import { Palette } from './palette.tsx';

/** The frame around every page: where one is, whose site it is about, and who looks at it. */
export function Shell({ self, children }: { readonly self: Self; readonly children: ReactNode }) {
  const t = useTranslations();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const pages = listPages(self);
  const { merchant } = useChoice();
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 240, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="lg"
    >
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              hiddenFrom="sm"
              size="sm"
              opened={isOpen}
              onClick={toggle}
              aria-label={t('nav.menu')}
            />
            <Mark />
            <Text fw={700} visibleFrom="xs">
              {t('name')}
            </Text>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <MerchantChoice self={self} />
            <ActionIcon
              variant="default"
              size={36}
              onClick={spotlight.open}
              aria-label={t('nav.find')}
            >
              {'⌕'}
            </ActionIcon>
            <AccountMenu self={self} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        <nav aria-label={t('nav.label')} className="menu">
          {PAGE_GROUPS.map((group) => (
            <PageGroup
              key={group}
              group={group}
              pages={pages.filter((page) => page.group === group)}
              onOpen={close}
            />
          ))}
        </nav>
      </AppShell.Navbar>
      {/* What was typed for one merchant must not be saved for another. */}
      <AppShell.Main key={merchant} className="ground">
        {children}
      </AppShell.Main>
      <Palette self={self} pages={pages} />
    </AppShell>
  );
}

type PageGroupProps = {
  readonly group: ConsolePage['group'];
  readonly pages: readonly ConsolePage[];
  readonly onOpen: () => void;
};

function PageGroup({ group, pages, onOpen }: PageGroupProps) {
  const t = useTranslations();
  const { pathname } = useLocation();
  if (pages.length === 0) return null;
  return (
    <Box mb="md">
      <Text size="xs" fw={600} c="dimmed" px="sm" mb={4}>
        {t(`nav.groups.${group}`)}
      </Text>
      {pages.map(({ name }) => {
        const isHere = pathname.split('/')[1] === name;
        return (
          <NavLink
            key={name}
            component={Link}
            to={`/${name}`}
            label={t(`${name}.title`)}
            active={isHere}
            aria-current={isHere ? 'page' : undefined}
            onClick={onOpen}
          />
        );
      })}
    </Box>
  );
}

/** Everything on the pages is of one merchant; another choice forgets all of it but who looks at it. */
function MerchantChoice({ self }: { readonly self: Self }) {
  const t = useTranslations('nav');
  const client = useQueryClient();
  const { merchant } = useChoice();
  const chosen = self.merchants.find(({ code }) => code === merchant) ?? self.merchants[0];
  if (self.merchants.length < 2) return <Text size="sm">{chosen?.name}</Text>;
  return (
    <Select
      w={150}
      size="sm"
      aria-label={t('merchant')}
      allowDeselect={false}
      data={self.merchants.map(({ code, name }) => ({ value: code, label: name }))}
      value={chosen?.code ?? null}
      onChange={(code) => {
        choice.set({ merchant: code! });
        const [feature, name] = selfQuery.queryKey;
        client.resetQueries({
          predicate: ({ queryKey }) => queryKey[0] !== feature || queryKey[1] !== name,
        });
      }}
    />
  );
}

function AccountMenu({ self }: { readonly self: Self }) {
  const t = useTranslations();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('dark');
  const leave = useLeave();
  return (
    <Menu position="bottom-end" width={220} closeOnItemClick={false}>
      <Menu.Target>
        <UnstyledButton aria-label={self.name}>
          <Avatar color="plum" radius="xl" size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{`${self.name} · ${t(`operators.roles.${self.role}`)}`}</Menu.Label>
        <Stack gap="xs" p="xs">
          <LanguageSwitch />
          <SegmentedControl
            size="xs"
            aria-label={t('nav.theme')}
            data={[
              { value: 'light', label: '☀' },
              { value: 'dark', label: '☾' },
            ]}
            value={scheme}
            onChange={(value) => setColorScheme(value as 'light' | 'dark')}
          />
        </Stack>
        <Menu.Divider />
        <Menu.Item onClick={leave}>{t('nav.logOut')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
