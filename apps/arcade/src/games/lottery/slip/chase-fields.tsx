import { useWords } from '../lottery-hooks.ts';
import { Stepper } from './terms-bar.tsx';
import type { Chase } from './use-chase.ts';

const COUNTS = [2, 5, 10, 20, 50] as const;
/** The same for all, or doubled every so many issues. */
const STEPS = [null, 1, 2, 3] as const;

/** Goes on with the same slip over several issues: how many, by which multipliers, and whether a win ends it. */
export function ChaseFields({ chase }: { chase: Chase }) {
  const t = useWords();
  const { isOn, isLoading, choice, choose, progress } = chase;
  return (
    <div className="lt-chase">
      <button type="button" role="switch" aria-checked={isOn} onClick={chase.toggle}>
        <span>{t('chase.switch')}</span>
        <i aria-hidden="true" />
      </button>
      {isLoading && <p className="lt-note">{t('chase.loading')}</p>}
      {isOn && !isLoading && (
        <>
          <Choices
            label={t('chase.issues')}
            values={COUNTS}
            chosen={choice.count}
            write={String}
            onChoose={(count) => choose({ count })}
          />
          <Choices
            label={t('chase.progress')}
            values={STEPS}
            chosen={choice.doublesEvery}
            write={(each) => (each === null ? t('chase.same') : t('chase.double', { every: each }))}
            onChoose={(doublesEvery) => progress({ doublesEvery })}
          />
          <div className="lt-chase-from">
            <span>{t('chase.from')}</span>
            <Stepper
              label={t('chase.from')}
              value={choice.from}
              onChange={(from) => progress({ from })}
            />
          </div>
          <PlannedIssues chase={chase} />
          <button
            type="button"
            role="switch"
            aria-checked={chase.stopsOnWin}
            onClick={() => chase.setStopsOnWin(!chase.stopsOnWin)}
          >
            <span>
              {t('chase.stop')}
              <small>{t('chase.stopNote')}</small>
            </span>
            <i aria-hidden="true" />
          </button>
          <p className="lt-note">{t('chase.frozen')}</p>
        </>
      )}
    </div>
  );
}

function Choices<Value extends number | null>(props: {
  label: string;
  values: readonly Value[];
  chosen: number | null;
  write: (value: Value) => string;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="lt-choices figures">
      <legend>{props.label}</legend>
      {props.values.map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {props.write(value)}
        </button>
      ))}
    </fieldset>
  );
}

/** Each issue with its multiplier, which can be changed one by one. */
function PlannedIssues({ chase }: { chase: Chase }) {
  const t = useWords();
  const { plan, issues, choice, choose } = chase;
  const names = new Map(issues.map(({ no, issueNo }) => [no, issueNo]));
  return (
    <details className="lt-planned">
      <summary>{t('chase.total', { count: plan.length })}</summary>
      <ul className="figures">
        {plan.map(({ no, multiplier }) => (
          <li key={no}>
            <span>{names.get(no)}</span>
            <Stepper
              label={t('chase.factor', { no: names.get(no) ?? String(no) })}
              value={multiplier}
              onChange={(next) => choose({ own: { ...choice.own, [no]: next } })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
