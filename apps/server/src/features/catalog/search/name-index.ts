import { beginsWord, foldName, wordsOf } from './fold-name.ts';
import { isWithinOneEdit, listHalves, listNearbyHalves } from './one-edit.ts';

/** How well a name fits what was asked for; the better, the larger. */
const FIT = { none: 0, near: 1, part: 2, word: 3, beginning: 4 } as const;

/** Shorter words are too much alike to forgive a slip. */
const FORGIVEN_LENGTH_MIN = 4;

/** While people type, all of them ask for the same few beginnings. */
const REMEMBERED_MAX = 300;

/** Finds things by what they are called, whatever the language. */
export type NameIndex = {
  /** Positions of what fits, the best first and in their own order among equals. */
  search(asked: string): readonly number[];
};

/** What is filed under a text: the positions of the things that are called so. */
type Filed<Key = string> = Map<Key, number[]>;

/** Files the names of some things, each of which may have several. */
export function indexNames(things: readonly (readonly string[])[]): NameIndex {
  const names: Filed = new Map();
  const slippery: Filed = new Map();
  for (const [position, called] of things.entries()) {
    for (const name of new Set(called.map(foldName))) {
      file(names, name, position);
      for (const text of new Set([joinWords(name), ...wordsOf(name)]))
        file(slippery, text, position);
    }
  }
  const parts = indexParts(names);
  const near = indexNear(slippery);
  const remembered = new Map<string, readonly number[]>();
  return {
    search(asked) {
      const query = foldName(asked);
      const known = remembered.get(query);
      if (known) return known;
      const fits = new Uint8Array(things.length);
      parts.fit(query, fits);
      near.fit(query, fits);
      const found = sortByFit(fits);
      if (remembered.size >= REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!);
      remembered.set(query, found);
      return found;
    },
  };
}

/** Spaces count for nothing where a slip is forgiven: they are left out as easily as put in. */
const joinWords = (folded: string) => folded.replaceAll(' ', '');

function file<Key>(filed: Filed<Key>, key: Key, position: number): void {
  const there = filed.get(key);
  if (!there) filed.set(key, [position]);
  else if (there.at(-1) !== position) there.push(position);
}

/** Names by their single letters and pairs of letters: the rarest pair of a text leaves few to look at. */
function indexParts(names: Filed) {
  const texts = [...names.keys()];
  const positions = [...names.values()];
  const byPart: Filed<number> = new Map();
  for (const [number, text] of texts.entries())
    for (let at = 0; at < text.length; at += 1) {
      file(byPart, letterAt(text, at), number);
      if (at + 1 < text.length) file(byPart, pairAt(text, at), number);
    }

  const findCandidates = (query: string): readonly number[] => {
    if (query.length === 1) return byPart.get(letterAt(query, 0)) ?? [];
    let rarest: readonly number[] | undefined;
    for (let at = 0; at + 1 < query.length; at += 1) {
      const those = byPart.get(pairAt(query, at)) ?? [];
      if (!rarest || those.length < rarest.length) rarest = those;
    }
    return rarest ?? [];
  };
  return {
    fit(query: string, fits: Uint8Array) {
      for (const number of findCandidates(query))
        improve(fits, positions[number]!, fitOf(texts[number]!, query));
    },
  };
}

/** Numbers instead of texts make filing twice as fast. A pair is above all single letters. */
const letterAt = (text: string, at: number) => text.charCodeAt(at);
const pairAt = (text: string, at: number) =>
  (text.charCodeAt(at) + 1) * 0x1_0000 + text.charCodeAt(at + 1);

function fitOf(name: string, query: string): number {
  let at = name.indexOf(query);
  if (at < 0) return FIT.none;
  if (at === 0) return FIT.beginning;
  for (; at > 0; at = name.indexOf(query, at + 1)) if (beginsWord(name, at)) return FIT.word;
  return FIT.part;
}

/** Names and words of names by what survives a slip. */
function indexNear(slippery: Filed) {
  const byHalf = new Map<string, string[]>();
  for (const text of slippery.keys()) {
    for (const half of listHalves([...text])) {
      const there = byHalf.get(half);
      if (there) there.push(text);
      else byHalf.set(half, [text]);
    }
  }
  return {
    fit(query: string, fits: Uint8Array) {
      const letters = [...joinWords(query)];
      if (letters.length < FORGIVEN_LENGTH_MIN) return;
      for (const half of listNearbyHalves(letters))
        for (const text of byHalf.get(half) ?? [])
          if (isWithinOneEdit(letters, [...text])) improve(fits, slippery.get(text)!, FIT.near);
    },
  };
}

function improve(fits: Uint8Array, positions: readonly number[], fit: number): void {
  for (const position of positions) if (fits[position]! < fit) fits[position] = fit;
}

function sortByFit(fits: Uint8Array): number[] {
  const bestFirst: number[][] = [[], [], [], []];
  for (let position = 0; position < fits.length; position += 1)
    if (fits[position] !== FIT.none) bestFirst[FIT.beginning - fits[position]!]!.push(position);
  return bestFirst.flat();
}
