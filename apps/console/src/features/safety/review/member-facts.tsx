import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Problem } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { memberQuery } from '../queries.ts';

/** Whose account it is, and who else was seen on the same devices. */
export function MemberFacts({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('verifications');
  const { data, error, refetch } = useQuery(memberQuery(memberId));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Skeleton h={220} />;
  const shared = data.devices.filter(({ others }) => others > 0);
  return (
    <Facts
      title={t('account')}
      actions={
        <Anchor component={Link} to={`/members/${memberId}`} size="sm">
          {t('toMember')}
        </Anchor>
      }
      facts={[
        [
          t('mobile'),
          data.mobile ? `${data.mobile} (${t(data.isMobileProven ? 'proven' : 'unproven')})` : '–',
        ],
        [t('email'), data.email ?? '–'],
        [t('country'), data.countryCode ?? '–'],
        [t('registered'), <When key="registered" at={data.registeredAt} />],
        [t('address'), data.registeredAddress || '–'],
        [
          t('devices'),
          shared.length === 0
            ? t('devicesOwn')
            : shared.map(({ mark, others }) => (
                <Anchor
                  key={mark}
                  component={Link}
                  to={`/members?search=${encodeURIComponent(mark)}`}
                  size="sm"
                  display="block"
                >
                  {t('devicesShared', { count: others })}
                </Anchor>
              )),
        ],
      ]}
    />
  );
}
