import { useTranslations } from 'use-intl';
import { chooseType } from '../desk.ts';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import type { SlipNews as News } from '../lottery-state.ts';
import { type Bought, usePlacedWords, useRepeat, useUndone } from './placed-slip.tsx';

/** What became of a slip whose sheet was closed before the house had answered. */
export function SlipNews({ onSlip }: { onSlip: () => void }) {
  const told = useLotteryState((state) => state.told);
  if (!told) return null;
  return told.kind === 'bought' ? (
    <BoughtNews bought={told} onSlip={onSlip} />
  ) : (
    <RefusedNews refused={told} onSlip={onSlip} />
  );
}

function BoughtNews({ bought, onSlip }: { bought: Bought; onSlip: () => void }) {
  const t = useWords();
  const { play } = useLottery();
  const isUndone = useUndone(bought);
  const repeat = useRepeat(bought);
  return (
    <p className="lt-editing lt-slip-news" role="status">
      {usePlacedWords(bought)}
      {isUndone && repeat && (
        <button
          type="button"
          onClick={() => {
            repeat();
            onSlip();
          }}
        >
          {t('slip.again')}
        </button>
      )}
      <button type="button" onClick={() => play.tell(null)}>
        {t('own.close')}
      </button>
    </p>
  );
}

function RefusedNews(props: { refused: Extract<News, { kind: 'refused' }>; onSlip: () => void }) {
  const t = useWords();
  const common = useTranslations('arcade.notice');
  const { desk } = useLottery();
  const { refusal, type, isSure } = props.refused;
  return (
    <p className="lt-editing lt-slip-news" role="status">
      {t(isSure ? 'slip.refused' : 'slip.unknown', {
        reason: refusal.message || common('declined'),
      })}
      <button
        type="button"
        onClick={() => {
          chooseType(desk, type);
          props.onSlip();
        }}
      >
        {t('tray.slip')}
      </button>
    </p>
  );
}
