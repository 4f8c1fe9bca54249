import { TRACKS, type Track } from '@maneki/games/lottery/statistics';
import { useMemo, useState } from 'react';
import { Panel } from '#frame/panel.tsx';
import { useLottery, useLotteryState, useWords } from '../lottery-hooks.ts';
import { AbsenceTable } from './absence-table.tsx';
import { ResultList } from './result-list.tsx';
import { ResultsNote } from './results-note.tsx';
import { TrendChart } from './trend-chart.tsx';
import { useResults } from './use-results.ts';
import { useTrackName } from './use-track-name.ts';

const TABS = ['results', 'chart', 'absence'] as const;

/** What was drawn before: listed, drawn as a chart, and counted. */
export function TrendPanel({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { code } = useLottery();
  const { status, retry } = useResults();
  const recent = useLotteryState((state) => state.recent);
  const [tab, setTab] = useState<(typeof TABS)[number]>('results');
  const tracks = TRACKS[code];
  const [chosen, setChosen] = useState(tracks[0]!.code);
  const track = tracks.find((each) => each.code === chosen) ?? tracks[0]!;
  // Draws in the order in which they were held.
  const drawn = useMemo(
    () => recent.filter(({ result }) => result !== null).toReversed(),
    [recent],
  );
  const shown = tab === 'results' ? recent : drawn;
  return (
    <Panel title={t('trend.title')} onClose={onClose}>
      <fieldset className="lt-segments lt-panel-tabs">
        <legend className="sr-only">{t('trend.title')}</legend>
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => setTab(each)}>
            {t(`trend.${each}`)}
          </button>
        ))}
      </fieldset>
      <ResultsNote status={status} isEmpty={shown.length === 0} onRetry={retry} />
      {tab === 'results' && <ResultList results={recent} />}
      {tab !== 'results' && drawn.length > 0 && (
        <>
          <Tracks tracks={tracks} chosen={track} onChoose={setChosen} />
          {tab === 'chart' ? (
            <TrendChart track={track} drawn={drawn} />
          ) : (
            <AbsenceTable track={track} drawn={drawn} />
          )}
        </>
      )}
      <p className="lt-note pt-3">{t('trend.past')}</p>
    </Panel>
  );
}

function Tracks(props: {
  tracks: readonly Track[];
  chosen: Track;
  onChoose: (code: string) => void;
}) {
  const t = useWords();
  const name = useTrackName();
  if (props.tracks.length === 1) return null;
  return (
    <fieldset className="lt-places">
      <legend className="sr-only">{t('trend.numbers')}</legend>
      {props.tracks.map(({ code }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === props.chosen.code}
          onClick={() => props.onChoose(code)}
        >
          {name(code)}
        </button>
      ))}
    </fieldset>
  );
}
