import type { Language } from '@maneki/contract/language';
import { findSlotGame } from '@maneki/games/slots/catalogue';
import type { SlotModelCode } from '@maneki/games/slots/model';
import { slotModels } from '@maneki/games/slots/slot-models';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { houseCaller } from './frame/call-house.ts';
import { EndedScreen, type EndReason } from './frame/ended-screen.tsx';
import { findKeptStake, keepStake } from './frame/kept-stake.ts';
import { localeOf, type Words } from './frame/load-words.ts';
import { forgetSession, type OpenSession } from './frame/open-session.ts';
import { Play } from './frame/play.ts';
import { PlayProvider } from './frame/play-context.tsx';
import { loadPreferences } from './frame/preferences.ts';
import { tellParent } from './frame/tell-parent.ts';
import { SlotGame } from './games/slots/slot-game.tsx';
import type { Art } from './games/slots/stage.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export async function showGame(options: {
  readonly session: OpenSession;
  readonly words: Words;
  readonly art: Promise<Art>;
}): Promise<void> {
  const { session, words } = options;
  const { state, bearer } = session;
  const model = slotModels[state.model as SlotModelCode];
  document.title = findSlotGame(state.gameId)?.name ?? state.gameId;
  const art = await options.art;
  loadPreferences();
  const play = new Play({
    game: state,
    call: houseCaller(bearer),
    newKey: () => crypto.randomUUID(),
    keptStake: findKeptStake(state),
    onStake: (stake) => keepStake(state, stake),
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

/** There is nothing to play: the link was used, the house cannot be reached, or nothing can be drawn. */
export function showEnd(options: {
  readonly language: Language;
  readonly words: Words;
  readonly reason: EndReason;
  readonly message?: string | undefined;
}): void {
  const { language, words, reason, message } = options;
  if (reason === 'ended') tellParent({ type: 'house.ended' });
  render(language, words, <EndedScreen reason={reason} message={message} />);
  tellShown();
}

/** What there is to see stands: whoever waits for the game, the page around it too, need not go on. */
function tellShown(): void {
  document.documentElement.dataset.ready = 'true';
  tellParent({ type: 'house.ready' });
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
