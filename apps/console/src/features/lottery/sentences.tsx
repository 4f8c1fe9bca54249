import { useTranslations } from 'use-intl';

type SentenceProps = { readonly payload: unknown };

type Named = { readonly lottery: string; readonly issueNo: string; readonly slips: number };

/** What giving an issue back would do, in words. */
export function IssueVoidSentence({ payload }: SentenceProps) {
  const t = useTranslations('issueVoid');
  return t('text', payload as Named & { players: number });
}

/** What correcting a result would do, in words: of both results what differs, by its place on paper. */
export function ResettlementSentence({ payload }: SentenceProps) {
  const t = useTranslations('resettlement');
  const { was, result, ...named } = payload as Named & {
    readonly was: readonly string[];
    readonly result: readonly string[];
  };
  const changes = result.flatMap((written, place) =>
    written === was[place]
      ? []
      : [t('change', { place: place + 1, from: was[place] ?? '–', to: written })],
  );
  return t('text', { ...named, changes: changes.join(', ') });
}
