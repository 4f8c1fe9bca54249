import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ConsoleQueryClient } from './query-client.ts';

test('what changes while a list is read for the first time is in the list', async () => {
  const client = new ConsoleQueryClient();
  const notes: string[] = [];
  const answers: (() => void)[] = [];
  const readNotes = async () => {
    const read = [...notes];
    await new Promise<void>((resolve) => answers.push(resolve));
    return read;
  };
  const observer = new QueryObserver(client, { queryKey: ['notes'], queryFn: readNotes });
  const unsubscribe = observer.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);

  notes.push('asked about a bonus');
  const readAnew = client.invalidateQueries({ queryKey: ['notes'] });
  answers[0]!();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!();
  await readAnew;
  expect(observer.getCurrentResult().data).toEqual(['asked about a bonus']);
  unsubscribe();
});

test('whoever waits for what nobody shows gets what was read', async () => {
  const client = new ConsoleQueryClient();
  let answer = (_: string) => {};
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const read = client.fetchQuery({ queryKey: ['draft'], queryFn });
  await client.invalidateQueries({ queryKey: ['draft'] });
  answer('as it was kept');
  expect(await read).toBe('as it was kept');
});
