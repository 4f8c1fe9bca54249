import { contentConsoleEndpoints } from '@maneki/contract/content/console-endpoints';
import type { EntryKind } from '@maneki/contract/content/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { useTell } from '#platform/look/use-tell.ts';
import type { Draft } from '../draft.ts';
import { type Entry, entryQuery, refreshEntries } from '../queries.ts';
import { keptDraft } from './kept-draft.ts';

const { addEntry, publishVersion, saveVersion } = contentConsoleEndpoints;

type Written = {
  readonly kind: EntryKind;
  /** Undefined for what has not been saved yet. */
  readonly entry: Entry | undefined;
  readonly content: Draft;
};

type Wish = {
  /** Whether readers see it at once. */
  readonly isPublished?: boolean;
  /** Whether markup that is not allowed may be left out. */
  readonly mayRemove?: boolean;
  /** The newest version that the operator was told of, where that is another than was read. */
  readonly basedOn?: number;
};

/**
 * What an operator types, and how it is saved and published. A no of the server leaves all of it as it is; what was
 * wished can then be wished again, with what the operator agrees to.
 */
export function useWriting({ kind, entry, content }: Written) {
  const t = useTranslations('content');
  const tell = useTell();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = entry?.id ?? kind;
  const [kept, setKept] = useState(() => keptDraft.find(name));
  const [draft, setDraft] = useState(kept?.draft ?? content);
  const [saved, setSaved] = useState(content);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const typedOver = kept ? kept.basedOn : entry?.version;
  useEffect(() => {
    if (isChanged) keptDraft.keep(name, { draft, basedOn: typedOver });
    else keptDraft.drop(name);
  }, [name, draft, isChanged, typedOver]);

  const store = async ({ mayRemove = false, basedOn = typedOver }: Wish) => {
    if (!entry) return call(addEntry, { kind, content: draft, mayRemove });
    const { id, version } = entry;
    if (!isChanged) return { id, version };
    return call(saveVersion, { id, basedOn: basedOn ?? version, content: draft, mayRemove });
  };
  const read = (id: string) => client.fetchQuery({ ...entryQuery(id), staleTime: 0 });
  const saving = useMutation({
    mutationFn: async (wish: Wish) => {
      const { id, version } = await store(wish);
      const seen = { id, version, liveVersion: entry?.liveVersion ?? null };
      // It is kept by now: a no to publishing is told, and takes nothing back.
      const publishing = wish.isPublished ? call(publishVersion, seen) : undefined;
      const failure = await publishing?.then(
        () => undefined,
        (error: Error) => error,
      );
      return { id, failure };
    },
    async onSuccess({ id, failure }, { isPublished }) {
      if (failure) tell.failed(failure);
      else tell.done(t(isPublished ? 'published' : 'saved'));
      // What the server keeps is what is shown, down to the tags that it closed.
      const { content: stored } = await read(id);
      setDraft(stored);
      setSaved(stored);
      setKept(undefined);
      keptDraft.drop(name);
      if (!entry) navigate(`/content/${id}`, { replace: true });
    },
    async onError() {
      // Somebody may have been faster: what they did is told beside what was typed.
      if (entry) await read(entry.id).catch(() => undefined);
    },
    onSettled: () => refreshEntries(client),
  });
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const discard = () => {
    setDraft(saved);
    setKept(undefined);
  };
  const isBack = kept !== undefined && isChanged;
  return { draft, change, isChanged, isBack, discard, saving, save: saving.mutate };
}

export type Writing = ReturnType<typeof useWriting>;
