import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { usePrizeName } from '../lottery-words.ts';
import type { Issue } from '../queries.ts';
import { groupResult, prizesOf } from './prizes.ts';

type DrawnProps = Pick<Issue, 'family'> & { readonly result: readonly string[] | null };

/** A result in a line: all of it where it is short, or the special prize. */
export function DrawnLine({ family, result }: DrawnProps) {
  const nameOf = usePrizeName(family);
  if (result === null) return '–';
  const isLong = family.startsWith('VN_');
  return (
    <Text size="sm" className="numerals">
      {isLong ? `${nameOf(0)} ${result[0]}` : result.join(' ')}
    </Text>
  );
}

/** A result as it stands on paper. */
export function DrawnCard({ family, result }: DrawnProps & { readonly result: readonly string[] }) {
  const t = useTranslations('issues');
  const nameOf = usePrizeName(family);
  const prizes = prizesOf(family);
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Title order={3} size="h4">
          {t('result')}
        </Title>
        {prizes ? (
          <Table maw={640} className="numerals">
            <Table.Tbody>
              {groupResult(prizes, result).map((numbers, place) => (
                <Table.Tr key={nameOf(place)}>
                  <Table.Th scope="row" w={140}>
                    {nameOf(place)}
                  </Table.Th>
                  <Table.Td>
                    <Numbers numbers={numbers} isLarge={place === 0} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        ) : (
          <Numbers numbers={result} isLarge />
        )}
      </Stack>
    </Card>
  );
}

const Numbers = ({
  numbers,
  isLarge,
}: {
  readonly numbers: readonly string[];
  readonly isLarge: boolean;
}) => (
  <Text ff="monospace" fw={isLarge ? 700 : 400} size={isLarge ? 'lg' : 'sm'} className="spaced">
    {numbers.join(' ')}
  </Text>
);
