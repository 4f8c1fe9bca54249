import './style.css';
import type { Language } from '@maneki/contract/language';
import { LANGUAGE_TAGS } from '@maneki/contract/language';
import { canDraw } from './frame/can-draw.ts';
import { createProgress } from './frame/load-bytes.ts';
import { guessLanguage, loadWords } from './frame/load-words.ts';
import { openSession } from './frame/open-session.ts';
import { loadArt } from './games/slots/load-art.ts';

/** What the code weighs on its way, about: the bar needs a share before all of it is here. */
const CODE_BYTES = 190_000;
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
  const state = progress.add(STATE_BYTES);
  const opening = await openSession(() => undefined).catch(() => null);
  state.finish();
  if (opening?.kind !== 'open') {
    const { showEnd } = await app;
    const reason = opening ? 'ended' : 'unreachable';
    const message = opening?.refusal?.message;
    showEnd({ language: guessed, words: await words, reason, message });
    return;
  }
  const { session } = opening;
  const { language, theme, gameId } = session.state;
  speak(language);
  document.documentElement.dataset.theme = theme;
  const tile = document.getElementById('opening-tile');
  tile?.style.setProperty('background-image', `url(/games/art/${gameId}/tile-324.webp)`);
  const spoken = language === guessed ? words : loadWords(language);
  if (!canDraw(document.createElement('canvas'))) {
    const { showEnd } = await app;
    showEnd({ language, words: await spoken, reason: 'unsupported' });
    return;
  }
  // The pictures do not wait for the code: on a slow network that would be a second.
  const art = loadArt(gameId, progress);
  art.catch(() => undefined);
  const { showGame, showEnd } = await app;
  await showGame({ session, words: await spoken, art }).catch(async () =>
    showEnd({ language, words: await spoken, reason: 'unreachable' }),
  );
}

function speak(language: Language): void {
  document.documentElement.lang = LANGUAGE_TAGS[language];
}

void open();
