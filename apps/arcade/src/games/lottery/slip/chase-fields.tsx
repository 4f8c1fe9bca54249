import type { IssueView } from '@maneki/contract/house/lottery';
import { useEffect, useState } from 'react';
import { useLotteryState, useWords } from '../lottery-hooks.ts';
import { changePlanned, planChase } from './chase-plan.ts';
import { Stepper } from './terms-bar.tsx';
import type { usePlaceSlip } from './use-place-slip.ts';

const COUNTS = [2, 5, 10, 20, 50] as const;
/** The same for all, or doubled every so many issues. */
const STEPS = [null, 1, 2, 3] as const;
const FIRST_COUNT = 5;

/** Goes on with the same slip over several issues: how many, by which multipliers, and whether a win ends it. */
export function ChaseFields({ order }: { order: ReturnType<typeof usePlaceSlip> }) {
  const t = useWords();
  const [isLooking, setIsLooking] = useState(false);
  const known = useLotteryState((state) => state.issues);
  const issues = known.length > 0 ? known : undefined;
  const [count, setCount] = useState(FIRST_COUNT);
  const [from, setFrom] = useState(1);
  const [step, setStep] = useState<number | null>(null);
  const first = order.issue?.no ?? 0;
  const { setPlan } = order;
  useEffect(() => {
    if (!isLooking || !issues) return;
    const coming = issues.filter(({ no }) => no >= first).slice(0, count);
    setPlan(coming.length > 1 ? planChase(coming, { from, doublesEvery: step }) : []);
  }, [isLooking, issues, first, count, from, step, setPlan]);
  const toggle = () => {
    setIsLooking(!isLooking);
    if (isLooking) setPlan([]);
  };
  return (
    <div className="lt-chase">
      <button type="button" role="switch" aria-checked={isLooking} onClick={toggle}>
        <span>{t('chase.switch')}</span>
        <i aria-hidden="true" />
      </button>
      {isLooking && !issues && <p className="lt-note">{t('chase.loading')}</p>}
      {isLooking && issues && (
        <>
          <Choices
            label={t('chase.issues')}
            values={COUNTS}
            chosen={count}
            write={String}
            onChoose={setCount}
          />
          <Choices
            label={t('chase.progress')}
            values={STEPS}
            chosen={step}
            write={(each) => (each === null ? t('chase.same') : t('chase.double', { every: each }))}
            onChoose={setStep}
          />
          <div className="lt-chase-from">
            <span>{t('chase.from')}</span>
            <Stepper label={t('chase.from')} value={from} onChange={setFrom} />
          </div>
          <PlannedIssues order={order} issues={issues} />
          <button
            type="button"
            role="switch"
            aria-checked={order.stopsOnWin}
            onClick={() => order.setStopsOnWin(!order.stopsOnWin)}
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
function PlannedIssues(props: {
  order: ReturnType<typeof usePlaceSlip>;
  issues: readonly IssueView[];
}) {
  const t = useWords();
  const { order, issues } = props;
  const names = new Map(issues.map(({ no, issueNo }) => [no, issueNo]));
  return (
    <details className="lt-planned">
      <summary>{t('chase.total', { count: order.plan.length })}</summary>
      <ul className="figures">
        {order.plan.map(({ no, multiplier }) => (
          <li key={no}>
            <span>{names.get(no)}</span>
            <Stepper
              label={t('chase.factor', { no: names.get(no) ?? String(no) })}
              value={multiplier}
              onChange={(next) => order.setPlan(changePlanned(order.plan, no, next))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
