import type { ContentConsoleRefusal } from '@maneki/contract/content/console-refusals';
import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import { BODY_CHARACTERS_MAX, type EntryKind } from '@maneki/contract/content/desk';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@maneki/contract/language';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { checkedHelpOf, checkedItemOf, draftOfHelp, draftOfItem } from '../versions/draft-of.ts';
import { NOTHING_MORE } from '../versions/entry.ts';
import { isLinkage, isPicture } from '../writing/link-rules.ts';
import { listRemovals } from '../writing/sanitise-html.ts';

type WritingRefusal = Extract<
  ContentConsoleRefusal,
  {
    code:
      | 'content.script_refused'
      | 'content.would_remove'
      | 'content.nothing_said'
      | 'content.title_missing'
      | 'content.text_too_long'
      | 'content.link_invalid'
      | 'content.period_invalid'
      | 'content.picture_unknown';
  }
>;

type Wish = {
  readonly kind: EntryKind;
  readonly content: EntryDraft;
  /** Whether markup that is not allowed may be left out. */
  readonly mayRemove: boolean;
};

/** What an operator wrote in the form in which a version keeps it, or why it cannot be kept. */
export function checkDraft({
  kind,
  content,
  mayRemove,
}: Wish): Outcome<EntryDraft, WritingRefusal> {
  const draft = keepWhatKindHas(kind, { ...content, texts: dropEmpty(content.texts) });
  const refusal =
    findWordsRefusal(draft.texts) ??
    findMarkupRefusal(draft.texts, mayRemove) ??
    findStructureRefusal(draft);
  if (refusal) return refused(refusal);
  const named = { key: 'unnamed', kind };
  const kept =
    kind === 'HELP'
      ? draftOfHelp(checkedHelpOf(named, draft))
      : draftOfItem(checkedItemOf(named, draft));
  const long = LANGUAGES.find(
    (language) => (kept.texts[language]?.body.length ?? 0) > BODY_CHARACTERS_MAX,
  );
  if (!long) return done(kept);
  const detail = { ...nameOf(long), max: BODY_CHARACTERS_MAX };
  return refused({ code: 'content.text_too_long', detail });
}

type Texts = EntryDraft['texts'];

/** A language in which nothing is written is not there. */
const dropEmpty = (texts: Texts): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = texts[language];
      const isWritten = words && Object.values(words).some((text) => text.trim() !== '');
      return isWritten ? [[language, words]] : [];
    }),
  );

/** What another kind would have is dropped, so that nothing lies in a version that nobody can see. */
function keepWhatKindHas(kind: EntryKind, draft: EntryDraft): EntryDraft {
  if (kind === 'HELP') {
    const { tag, device, texts } = draft;
    return { ...NOTHING_MORE, tag, device, texts };
  }
  return {
    ...draft,
    groupName: kind === 'B' ? draft.groupName || 'm_home' : '',
    linkage: draft.linkType === 'NONE' ? '' : draft.linkage.trim(),
    image: draft.image || null,
    ...(kind === 'PU' ? {} : { frequency: 'ONCE', mustRead: false }),
    tag: null,
  };
}

function findWordsRefusal(texts: Texts): WritingRefusal | undefined {
  if (Object.keys(texts).length === 0) return { code: 'content.nothing_said', detail: {} };
  const untitled = LANGUAGES.find((language) => texts[language]?.title.trim() === '');
  return untitled && { code: 'content.title_missing', detail: nameOf(untitled) };
}

function findMarkupRefusal(texts: Texts, mayRemove: boolean): WritingRefusal | undefined {
  const removals = LANGUAGES.map((language) => ({
    language,
    found: listRemovals(texts[language]?.body ?? ''),
  }));
  for (const { language, found } of removals) {
    const script = found.find(({ isScript }) => isScript);
    if (script)
      return {
        code: 'content.script_refused',
        detail: { ...nameOf(language), part: script.what },
      };
  }
  const first = removals.find(({ found }) => found.length > 0);
  if (!first || mayRemove) return undefined;
  const parts = first.found.map(({ what }) => what).join(', ');
  return { code: 'content.would_remove', detail: { ...nameOf(first.language), parts } };
}

function findStructureRefusal(draft: EntryDraft): WritingRefusal | undefined {
  const { startsAt, endsAt, image } = draft;
  if (!isLinkage(draft)) return { code: 'content.link_invalid', detail: {} };
  if (startsAt && endsAt && new Date(startsAt) >= new Date(endsAt))
    return { code: 'content.period_invalid', detail: {} };
  if (image && !isPicture(image)) return { code: 'content.picture_unknown', detail: {} };
  return undefined;
}

/** By its own name, which reads the same in every sentence. */
const nameOf = (language: Language) => ({ language: LANGUAGE_NAMES[language] });
