import { useEffect, useRef } from 'react';
import { chooseMode, chooseType } from '../desk.ts';
import { useDesk, useLottery, useLotteryState, usePlays, useWords } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';

/** Names that are the same in every language. */
const MODE_NAMES = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott', SEA: 'SEA' } as const;

/** Which play type, which play, and where its places are apart, which place. */
export function PlayMenu() {
  const t = useWords();
  const names = useNames();
  const { groups, group, open } = usePlays();
  const { desk } = useLottery();
  const type = useDesk((state) => state.type);
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another play is another button.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [group.name]);
  const hasPlaces = group.plays.length > open.length;
  return (
    <div className="lt-menu">
      <PlayTypes />
      <fieldset className="lt-tabs">
        <legend className="sr-only">{t('menu.plays')}</legend>
        {groups.map(({ name }) => (
          <button
            key={name}
            ref={name === group.name ? chosen : undefined}
            type="button"
            aria-pressed={name === group.name}
            onClick={() => {
              const { names: known } = desk.get();
              desk.set({ names: { ...known, [type]: name }, picks: {}, place: undefined });
            }}
          >
            {names.group(name)}
          </button>
        ))}
      </fieldset>
      {hasPlaces && (
        <fieldset className="lt-places">
          <legend className="sr-only">{t('menu.places')}</legend>
          {group.plays.map((play) => (
            <button
              key={play.code}
              type="button"
              aria-pressed={play === open[0]}
              onClick={() => desk.set({ place: play.place, picks: {} })}
            >
              {names.variant(play)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** A game of one play type and one prize mode has nothing to switch. */
function PlayTypes() {
  const t = useWords();
  const { desk } = useLottery();
  const type = useDesk((state) => state.type);
  const types = useLotteryState(({ lottery }) => lottery.playTypes);
  const { modes } = useLottery();
  if (types.length === 1 && modes.length === 0) return null;
  return (
    <div className="lt-types">
      <fieldset>
        <legend className="sr-only">{t('type.name')}</legend>
        {types.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === type}
            onClick={() => chooseType(desk, each)}
          >
            {t(`type.${each}`)}
          </button>
        ))}
      </fieldset>
      <PrizeModes />
    </div>
  );
}

/** How prizes are paid: said where the merchant has chosen, a switch where players choose. */
function PrizeModes() {
  const t = useWords();
  const { desk, modes } = useLottery();
  const mode = useDesk((state) => state.mode);
  const highest = useLotteryState(({ game }) => game.highestSeries);
  if (modes.length === 0) return <span className="lt-mode">{MODE_NAMES[mode]}</span>;
  return (
    <fieldset className="lt-modes">
      <legend className="sr-only">{t('type.mode')}</legend>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => chooseMode(desk, each, highest)}
        >
          {MODE_NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
