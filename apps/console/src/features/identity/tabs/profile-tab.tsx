import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { When } from '#platform/look/when.tsx';
import { Country, LanguageName } from '../components/place-names.tsx';
import { typeName } from '../components/type-name.ts';
import type { Member } from '../queries.ts';
import { ContactsCard } from './contacts-card.tsx';
import { FactorsCard } from './factors-card.tsx';
import { LabelsCard } from './labels-card.tsx';
import { VipCard } from './vip-card.tsx';

/** Who a member is, and how they come in. */
export function ProfileTab({ member }: { readonly member: Member }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack>
        <AccountCard member={member} />
        <LabelsCard key={member.labels.join()} member={member} />
        <RegistrationCard member={member} />
      </Stack>
      <Stack>
        <ContactsCard member={member} />
        <FactorsCard member={member} />
        <VipCard memberId={member.id} />
      </Stack>
    </SimpleGrid>
  );
}

function AccountCard({ member }: { readonly member: Member }) {
  const t = useTranslations();
  const { id, nickname, type, currency, language, countryCode, market, clubLabel } = member;
  return (
    <Facts
      title={t('memberProfile.account')}
      facts={[
        [t('memberProfile.id'), id],
        [t('members.nickname'), nickname ?? '–'],
        [t('memberProfile.type'), t(`members.types.${typeName(type)}`)],
        [t('memberProfile.currency'), currency],
        [t('memberProfile.language'), <LanguageName key="language" language={language} />],
        [t('memberProfile.country'), <Country key="country" code={countryCode} />],
        [t('memberProfile.market'), market ? t(`memberProfile.markets.${market}`) : '–'],
        [t('memberProfile.club'), clubLabel ?? '–'],
      ]}
    />
  );
}

function RegistrationCard({ member }: { readonly member: Member }) {
  const t = useTranslations('memberProfile');
  const { registeredAt, registerHost, registeredAddress, joinedVia, parent, referrer } = member;
  return (
    <Facts
      title={t('registration')}
      facts={[
        [t('at'), <When key="at" at={registeredAt} />],
        [t('host'), registerHost],
        [t('address'), <Address key="address" address={registeredAddress} />],
        [t('joined'), t(`ways.${joinedVia}`)],
        [t('parent'), <Relative key="parent" relative={parent} />],
        [t('referrer'), <Relative key="referrer" relative={referrer} />],
      ]}
    />
  );
}

/** Leads to everybody who came from there. */
const Address = ({ address }: { readonly address: string }) =>
  address ? (
    <Anchor component={Link} to={`/members?search=${encodeURIComponent(address)}`} size="sm">
      {address}
    </Anchor>
  ) : (
    '–'
  );

const Relative = ({ relative }: { readonly relative: Member['parent'] }) =>
  relative ? (
    <Anchor component={Link} to={`/members/${relative.id}`} size="sm">
      {relative.username}
    </Anchor>
  ) : (
    '–'
  );
