import type { ResponseOf } from '@maneki/contract/contract';
import { writeCheckQuery } from '@maneki/contract/house/check-query';
import type { memberTicketsEndpoints } from '@maneki/contract/play/member-tickets-endpoints';
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { ticketQuery } from '../queries.ts';
import { useBetWords } from './use-bet-words.ts';

type Ticket = ResponseOf<typeof memberTicketsEndpoints.readMemberTicket>;

type BetDetailsProps = { readonly memberId: string; readonly ticketNo: string };

/** One bet with everything on it. */
export function BetDetails({ memberId, ticketNo }: BetDetailsProps) {
  const t = useTranslations('memberBets');
  const { data, error, refetch } = useQuery(ticketQuery(memberId, ticketNo));
  const bet = useBetWords(data?.lottery?.group);
  const describeLottery = ({ mode, series, issue }: NonNullable<Ticket['lottery']>) =>
    [
      [t('drawing'), issue ?? '–'],
      [t('prizeMode'), [mode, series ?? []].flat().join(' · ')],
    ] as const;
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Facts
        title={`${data.game} · ${data.vendor}`}
        facts={[
          [t('settled'), <When key="settled" at={data.settledAt} />],
          [
            t('turnover'),
            <Money key="turnover" amount={data.validTurnover} currency={data.currency} />,
          ],
          ...(data.lottery ? describeLottery(data.lottery) : []),
          [
            t('selection'),
            <span key="selection" className="as-written">
              {data.selection === null ? '–' : bet.selection(data.selection)}
            </span>,
          ],
          [t('odds'), data.odds ?? '–'],
          [t('result'), data.resultText === null ? '–' : bet.result(data.resultText)],
          [t('round'), data.round],
          [t('provider'), data.provider],
          [t('reference'), data.reference],
        ]}
      />
      <Proof proof={data.proof} />
    </SimpleGrid>
  );
}

/** The seeds and the number that a round of the house follows from, and the way to check it. */
function Proof({ proof }: { readonly proof: Ticket['proof'] }) {
  const t = useTranslations('memberBets');
  if (!proof)
    return (
      <Facts title={t('proof')} facts={[]}>
        <Text size="sm" c="dimmed">
          {t('noProof')}
        </Text>
      </Facts>
    );
  const { commitment, serverSeed } = proof;
  return (
    <Facts
      title={t('proof')}
      facts={[
        [t('commitment'), commitment],
        [t('serverSeed'), serverSeed ?? t(HIDDEN[scopeOf(proof)])],
        ...listPlaces(proof).map(([name, place]) => [t(name), place] as const),
      ]}
    >
      {serverSeed && (
        <Anchor
          href={`/m/fairness?${checkQuery(proof, serverSeed)}`}
          target="_blank"
          size="sm"
          mt="sm"
          display="inline-block"
        >
          {t('check')}
        </Anchor>
      )}
    </Facts>
  );
}

type Told = NonNullable<Ticket['proof']>;

/** Whose seed decided: the player's own pair, or one that many share, of a shoe or of a day's draws. */
type Scope = 'own' | 'shoe' | 'day';

function scopeOf({ issueNo, shoeNo }: Told): Scope {
  if (issueNo !== null) return 'day';
  return shoeNo === null ? 'own' : 'shoe';
}

const HIDDEN = { own: 'hidden', shoe: 'hiddenShoe', day: 'hiddenDay' } as const;

/** Which draws of the seed were the round's. */
function listPlaces(proof: Told) {
  const { shoeNo, issueNo, clientSeed, nonce } = proof;
  const scope = scopeOf(proof);
  if (scope === 'day') return [['issue', String(issueNo)]] as const;
  if (scope === 'shoe')
    return [
      ['shoe', String(shoeNo)],
      ['place', String(nonce)],
    ] as const;
  return [
    ['clientSeed', clientSeed],
    ['nonce', String(nonce)],
  ] as const;
}

function checkQuery(proof: Told, serverSeed: string): string {
  const { gameId: game, commitment } = proof;
  const places = Object.fromEntries(listPlaces(proof));
  return writeCheckQuery({ game, commitment, serverSeed, ...places });
}
