import { MEMBER_TYPES, type MemberType } from '@maneki/contract/identity/member-types';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';

type Kind = keyof typeof MEMBER_TYPES;

const COLORS: Readonly<Partial<Record<Kind, string>>> = {
  generalAgent: 'plum',
  agent: 'teal.9',
  demoGeneralAgent: 'gray.7',
  demoAgent: 'gray.7',
};

/** What kind of account somebody of the tree has. */
export function KindBadge({ type }: { readonly type: MemberType }) {
  const t = useTranslations('members.types');
  const kind = (Object.keys(MEMBER_TYPES) as Kind[]).find((name) => MEMBER_TYPES[name] === type)!;
  return (
    <Badge miw="fit-content" color={COLORS[kind] ?? 'gray.7'}>
      {t(kind)}
    </Badge>
  );
}
