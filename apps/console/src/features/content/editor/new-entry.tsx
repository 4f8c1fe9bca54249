import { ENTRY_KINDS } from '@maneki/contract/content/desk';
import { Navigate, useParams } from 'react-router';
import { emptyDraft } from '../draft.ts';
import { EntryEditor } from './entry-editor.tsx';

/** Something that nobody has written yet; its first save gives it an address. */
export function NewEntry() {
  const { kind: named } = useParams();
  const kind = ENTRY_KINDS.find((one) => one === named);
  if (!kind) return <Navigate to="/content" replace />;
  return <EntryEditor key={kind} kind={kind} entry={undefined} content={emptyDraft(kind)} />;
}
