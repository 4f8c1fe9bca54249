import type { TestServer } from '#testing/test-server';
import type { ContentInput } from '../writing/content-input.ts';
import { saveContent } from '../writing/save-content.ts';

type Server = Pick<TestServer, 'database' | 'clock' | 'services'>;

/** What most notices of tests are like; the key follows from the title. */
export const noticeInput = (title: string, more: Partial<ContentInput> = {}): ContentInput => ({
  key: title.replaceAll(' ', '-'),
  kind: 'PL',
  status: 'LIVE',
  texts: { EN: { title, body: `<p>${title}</p>` } },
  ...more,
});

/** Writes content as the console does, and waits until this node knows; answers its id. */
export async function writeContent(
  { database, clock, services }: Server,
  item: ContentInput,
  merchantCode = 'maneki',
): Promise<string> {
  const author = { merchantCode, by: 'a test', at: clock.now() };
  const outcome = await database.transact((tx) => saveContent(tx, { ...author, item }));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  await services.content.reload();
  return outcome.value.id;
}
