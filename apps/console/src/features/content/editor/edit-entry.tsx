import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { entryQuery } from '../queries.ts';
import { EntryEditor } from './entry-editor.tsx';

/** Something that was written before, as its newest version has it. */
export function EditEntry() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(entryQuery(id));
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { entry, content } = data;
  return <EntryEditor key={id} kind={entry.kind} entry={entry} content={content} />;
}
