import { LANGUAGES, type Language } from '@maneki/contract/language';
import {
  listPlaceholders,
  MESSAGE_KIND_NAMES,
  MESSAGE_KINDS,
  type MessageKind,
} from '@maneki/contract/messages/inbox';
import type { TemplateView } from '@maneki/contract/messages/inbox-console-schemas';
import { refused } from '@maneki/kernel/outcome';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { everyText, writtenOf } from '../broadcasts/broadcast.ts';
import { listTemplates, putTemplate, type Template } from './store.ts';

type InEveryLanguage = Readonly<Record<Language, string>>;

type Draft = {
  readonly kind: MessageKind;
  readonly isOff: boolean;
  readonly titles: InEveryLanguage;
  readonly texts: InEveryLanguage;
};

/** The first place in some words that a kind has nothing for, or that is no place at all; undefined for none. */
export function findMisfit(
  kind: MessageKind,
  { titles, texts }: Pick<Draft, 'titles' | 'texts'>,
): { readonly language: Language; readonly placeholder: string } | undefined {
  const known = Object.keys(MESSAGE_KINDS[kind].params);
  for (const language of LANGUAGES)
    for (const text of [titles[language], texts[language]]) {
      const placeholder = listPlaceholders(text).find((name) => !known.includes(name));
      if (placeholder !== undefined) return { language, placeholder };
      const [brace] = text.replaceAll(/\{[^{}]*\}/g, '').match(/[{}]/) ?? [];
      if (brace) return { language, placeholder: brace };
    }
  return undefined;
}

/** Gives a kind of message words of the merchant's own, or lets it not be sent at all. */
export async function saveTemplate(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  draft: Draft,
) {
  const { kind, isOff } = draft;
  const misfit = findMisfit(kind, draft);
  if (misfit) return refused({ code: 'messages.template_unfit', detail: misfit } as const);
  const before = (await listTemplates(tx, merchantCode)).find((each) => each.kind === kind);
  const [titles, texts] = [writtenOf(draft.titles), writtenOf(draft.texts)];
  const changed = { changedAt: now, changedBy: operator.name };
  await putTemplate(tx, { merchantCode, kind, isOff, titles, texts, ...changed });
  return acted(
    {},
    {
      subject: `message ${kind}`,
      before: before ? { isOff: before.isOff, titles: before.titles, texts: before.texts } : null,
      after: { isOff, titles, texts },
    },
  );
}

/** Every kind with the product's words and the merchant's own. */
export async function describeTemplates(tx: Tx, merchantCode: string): Promise<TemplateView[]> {
  const own = new Map((await listTemplates(tx, merchantCode)).map((each) => [each.kind, each]));
  return MESSAGE_KIND_NAMES.map((kind) => describe(kind, own.get(kind)));
}

const describe = (kind: MessageKind, own: Template | undefined): TemplateView => ({
  kind,
  category: MESSAGE_KINDS[kind].category,
  params: MESSAGE_KINDS[kind].params,
  isOff: own?.isOff ?? false,
  standard: Object.fromEntries(
    LANGUAGES.map((language) => [language, everyPhrase[language].inbox.kinds[kind]]),
  ) as TemplateView['standard'],
  titles: everyText(own?.titles ?? {}),
  texts: everyText(own?.texts ?? {}),
  changedAt: own?.changedAt.toISOString() ?? null,
  changedBy: own?.changedBy ?? null,
});
