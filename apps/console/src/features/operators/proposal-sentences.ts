import type { ProposalKind } from '@maneki/contract/operators/proposals';
import { type ComponentType, createContext } from 'react';
import type { TitledWords } from '#platform/console-page.ts';

/** How a kind of proposal is called, and says what it would do. */
export type ProposalSentence = {
  /** The name of its words, which have a `title`. */
  readonly name: TitledWords;
  readonly Sentence: ComponentType<{ readonly payload: unknown }>;
};

export type ProposalSentences = Readonly<Record<ProposalKind, ProposalSentence>>;

/** Each kind belongs to another feature; whoever puts the console together knows them all. */
export const ProposalSentencesContext = createContext<ProposalSentences | null>(null);
