import type { Language } from '@maneki/contract/language';
import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModelCode } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { houseCaller } from './frame/call-house.ts';
import { EndedScreen } from './frame/ended-screen.tsx';
import type { Progress } from './frame/load-bytes.ts';
import { localeOf, type Words } from './frame/load-words.ts';
import { forgetSession, type Opening, type OpenSession } from './frame/open-session.ts';
import { Play } from './frame/play.ts';
import { PlayProvider } from './frame/play-context.tsx';
import { loadPreferences } from './frame/preferences.ts';
import { tellParent } from './frame/tell-parent.ts';
import { loadArt } from './games/slots/load-art.ts';
import { SlotGame } from './games/slots/slot-game.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function showGame(options: {
  readonly session: OpenSession;
  readonly words: Words;
  readonly progress: Progress;
}): Promise<void> {
  const { session, words, progress } = options;
  const { state, bearer } = session;
  const model = slotModels[state.model as SlotModelCode];
  document.title = findSlotGame(state.gameId)?.name ?? state.gameId;
  const art = await loadArt(state.gameId, progress);
  loadPreferences();
  const play = new Play({
    game: state,
    call: houseCaller(bearer),
    newKey: () => crypto.randomUUID(),
    onEnded: () => {
      forgetSession();
      tellParent({ type: 'house.ended' });
    },
  });
  render(
    state.language,
    words,
    <PlayProvider play={play}>
      <SlotGame model={model} art={art} />
    </PlayProvider>,
  );
}

/** There is nothing to play: the link was used, or the house cannot be reached. */
export function showEnd(options: {
  readonly language: Language;
  readonly words: Words;
  readonly opening: Opening | null;
}): void {
  const { language, words, opening } = options;
  const isEnded = opening?.kind === 'ended';
  if (isEnded) tellParent({ type: 'house.ended' });
  const message = isEnded ? opening.refusal?.message : undefined;
  render(
    language,
    words,
    <EndedScreen
      reason={isEnded ? 'ended' : 'unreachable'}
      {...(message === undefined ? {} : { message })}
    />,
  );
  document.documentElement.dataset.ready = 'true';
}

function render(language: Language, words: Words, content: React.ReactNode): void {
  const root = document.getElementById('game');
  if (!root) return;
  createRoot(root).render(
    <IntlProvider locale={localeOf(language)} messages={words} timeZone={timeZone}>
      {content}
    </IntlProvider>,
  );
  document.getElementById('opening')?.remove();
}
