import './style.css';
import type { GameKind } from '@maneki/contract/house/schemas';
import { LANGUAGE_TAGS, type Language } from '@maneki/contract/language';
import { reasonOf } from './frame/end-reason.ts';
import { createProgress, type Progress } from './frame/load-bytes.ts';
import { guessLanguage, loadWords } from './frame/load-words.ts';
import { openSession } from './frame/open-session.ts';
import { isFramed } from './frame/tell-parent.ts';
import type { MountGame } from './games/client-kind.ts';
import { readOpening } from './games/lottery/opening.ts';
import { clients, kindOf } from './games/registry.ts';

/** What the code weighs on its way, about: the bar needs a share before all of it is here. */
const CODE_BYTES = 70_000;
const STATE_BYTES = 3_000;

/** Opens the game: session, words, code and pictures come side by side, and a bar tells how far. */
async function open(): Promise<void> {
  const bar = document.getElementById('opening-bar');
  const progress = createProgress((share) => {
    bar?.style.setProperty('--share', String(share));
    bar?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
  });
  const guessed = guessLanguage(navigator.languages);
  speak(guessed);
  const words = loadWords(guessed);
  void words.then(({ arcade }) => bar?.setAttribute('aria-label', arcade.loading));
  const code = progress.add(CODE_BYTES);
  const app = import('./app.tsx').then((module) => {
    code.finish();
    return module;
  });
  // The address names the game, so that nothing of it waits for the session.
  const hinted = beginHinted(guessed, progress);
  const state = progress.add(STATE_BYTES);
  const opening = await openSession(() => undefined).catch(() => null);
  state.finish();
  if (opening?.kind !== 'open') {
    const { showEnd } = await app;
    const { pathname } = location;
    const reason = reasonOf({ isAnswered: opening !== null, isFramed: isFramed(), pathname });
    const message = opening?.refusal?.message;
    showEnd({ language: guessed, words: await words, reason, message });
    return;
  }
  const { session } = opening;
  const { language, gameId, kind } = session.state;
  const theme = readOpening(location).theme ?? session.state.theme;
  speak(language);
  showTile(gameId);
  const frameWords = language === guessed ? words : loadWords(language);
  if (clients[kind].canShow?.() === false) {
    const { showEnd } = await app;
    showEnd({ language, words: await frameWords, reason: 'unsupported' });
    return;
  }
  const coming = hinted?.gameId === gameId ? hinted.mount : begin(kind, gameId, progress);
  const ownWords = clients[kind].loadWords?.(language);
  const { showGame, showEnd } = await app;
  try {
    const [mount, frame, own] = await Promise.all([coming, frameWords, ownWords]);
    // A session is of one game, and what was loaded is the client of its kind.
    const shown = { language, words: { ...frame, ...own }, theme };
    showGame({ ...shown, mount: () => mount(session as never) });
  } catch {
    showEnd({ language, words: await frameWords, reason: 'unreachable' });
  }
}

type Begun = { readonly gameId: string; readonly mount: Promise<MountGame<GameKind>> };

function beginHinted(guessed: Language, progress: Progress): Begun | undefined {
  const gameId = readOpening(location).gameId ?? '';
  const kind = kindOf(gameId);
  if (!kind || clients[kind].canShow?.() === false) return undefined;
  showTile(gameId);
  const mount = begin(kind, gameId, progress);
  // Whether they failed is asked where they are shown.
  mount.catch(() => undefined);
  clients[kind].loadWords?.(guessed).catch(() => undefined);
  return { gameId, mount };
}

const begin = (kind: GameKind, gameId: string, progress: Progress) =>
  clients[kind].load(gameId, progress) as Promise<MountGame<GameKind>>;

function showTile(gameId: string): void {
  const tile = document.getElementById('opening-tile');
  tile?.style.setProperty('background-image', `url(/games/art/${gameId}/tile-324.webp)`);
}

function speak(language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

void open();
