import type { FamilyCode } from '@maneki/games/lottery/play';
import { isVietnam, prizesOf, type VietnamCode } from '@maneki/games/lottery/vietnam/prizes';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../lottery-hooks.ts';
import { useNames } from '../use-names.ts';
import { Die } from './die.tsx';

type ResultProps = {
  readonly code: FamilyCode;
  readonly result: readonly string[];
  /** Whether it is being drawn before one's eyes: numbers then come one after the other. */
  readonly isFresh?: boolean;
  readonly isSmall?: boolean;
};

/** What was drawn, as it is known from such draws: balls, dice, cars in their order, or a board of prizes. */
export function ResultView(props: ResultProps) {
  const { code, result, isFresh = false, isSmall = false } = props;
  if (isVietnam(code)) return <Board code={code} result={result} isFresh={isFresh} />;
  return (
    <div className="lt-result" data-family={code} data-fresh={isFresh} data-small={isSmall}>
      <span className="sr-only">{result.join(', ')}</span>
      <Shown {...props} />
    </div>
  );
}

function Shown({ code, result }: ResultProps): ReactNode {
  const t = useWords();
  if (code === 'K3')
    return (
      <>
        {result.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names but their places.
          <span key={at} className="lt-come" style={comes(at)} aria-hidden="true">
            <Die face={face} />
          </span>
        ))}
        <span className="lt-sum figures" aria-hidden="true">
          {result.reduce((sum, face) => sum + Number(face), 0)}
        </span>
      </>
    );
  if (code === 'SEA') {
    const [top = '', bottom = ''] = result;
    return (
      <div className="lt-sea" aria-hidden="true">
        <div>
          <small>{t('issue.top')}</small>
          <Balls numbers={[...top]} quiet={top.length - 3} />
        </div>
        <div>
          <small>{t('issue.bottom')}</small>
          <Balls numbers={[...bottom]} from={top.length} />
        </div>
      </div>
    );
  }
  return <Balls numbers={result} kind={code === 'PK10' ? 'car' : 'ball'} />;
}

function Balls(props: {
  numbers: readonly string[];
  kind?: 'ball' | 'car';
  /** How many of the first are only part of the number, and are not played. */
  quiet?: number;
  from?: number;
}) {
  const { numbers, kind = 'ball', quiet = 0, from = 0 } = props;
  return (
    <span className="lt-balls" data-count={numbers.length} aria-hidden="true">
      {numbers.map((number, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same number may be drawn in several places.
          key={at}
          className={`lt-come lt-${kind} figures`}
          data-number={number}
          data-quiet={at < quiet}
          style={comes(from + at)}
        >
          {number}
        </span>
      ))}
    </span>
  );
}

/** When it comes, among the others. */
const comes = (at: number) => ({ '--at': at }) as CSSProperties;

/** A board of prizes, as it hangs at every stand: the special prize first and largest. */
function Board({ code, result, isFresh }: ResultProps & { code: VietnamCode; isFresh: boolean }) {
  const names = useNames();
  let at = 0;
  return (
    <table className="lt-board figures" data-fresh={isFresh}>
      <tbody>
        {prizesOf(code, result).map((numbers, prize) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: prizes are numbered.
          <tr key={prize} data-prize={prize}>
            <th scope="row">{names.prize(prize)}</th>
            <td data-count={numbers.length}>
              {numbers.map((number) => {
                at += 1;
                return (
                  <span key={at} className="lt-come" style={comes(result.length - at)}>
                    {number.slice(0, -2)}
                    <b>{number.slice(-2)}</b>
                  </span>
                );
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
