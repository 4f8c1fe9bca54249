import { Anchor, Badge, Card, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { type Template, templatesQuery } from './queries.ts';

const HEADINGS = ['kind', 'category', 'state', 'changed'] as const;

/** Every message that is sent by itself, with whether it is, and in whose words. */
export function TemplatesPart() {
  const t = useTranslations('messageTemplates');
  const categories = useTranslations('messageCategories');
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(templatesQuery);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Page title={t('title')}>
      <Text c="dimmed">{t('text')}</Text>
      <Card withBorder padding="md">
        <WideTable minWidth={560}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {HEADINGS.map((name) => (
                  <Table.Th key={name}>{t(name)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.list.map((template) => (
                <Table.Tr key={template.kind}>
                  <Table.Td>
                    <Anchor
                      component={Link}
                      to={`/messageTemplates/${template.kind}`}
                      size="sm"
                      fw={600}
                    >
                      {template.titles[language] || template.standard[language].title}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>{categories(template.category)}</Table.Td>
                  <Table.Td>
                    <StateBadge template={template} />
                  </Table.Td>
                  <Table.Td>
                    {template.changedAt && (
                      <>
                        <When at={template.changedAt} /> {template.changedBy}
                      </>
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Card>
    </Page>
  );
}

function StateBadge({ template }: { readonly template: Template }) {
  const t = useTranslations('messageTemplates');
  const { isOff, titles, texts } = template;
  if (isOff) return <Badge color="gray.7">{t('off')}</Badge>;
  const isOwn = [...Object.values(titles), ...Object.values(texts)].some((text) => text !== '');
  return <Badge color={isOwn ? 'gold.8' : 'teal.9'}>{t(isOwn ? 'own' : 'on')}</Badge>;
}
