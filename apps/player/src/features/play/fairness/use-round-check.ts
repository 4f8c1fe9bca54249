import { type CheckField, writeCheckQuery } from '@maneki/contract/house/check-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { type CheckedRound, checkTyped } from './checked-round.ts';
import type { RoundCheck } from './round-check.ts';
import { listValues, readAddress, readForm, SPOTS, spotField } from './typed-round.ts';

type CheckState = {
  readonly wrong: readonly CheckField[];
  readonly isChecking: boolean;
  /** The code that checks could not be loaded, or this browser does not let it compute. */
  readonly failure?: 'failed' | 'insecure';
  readonly check?: RoundCheck;
};

const IDLE: CheckState = { wrong: [], isChecking: false };

/** The check of a round: what the address fills in, what is wrong with it, and what came out. */
export function useRoundCheck() {
  const [address, setAddress] = useSearchParams();
  const initial = readAddress(address);
  const [state, setState] = useState<CheckState>(IDLE);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(0);

  const compute = async (round: CheckedRound) => {
    latest.current += 1;
    const own = latest.current;
    setState({ wrong: [], isChecking: true });
    const next = await computeAgain(round);
    if (own === latest.current) setState({ ...IDLE, ...next });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(new FormData(event.currentTarget));
    const checked = checkTyped(typed);
    if (!checked.ok) {
      setState({ ...IDLE, wrong: checked.wrong });
      focusField(event.currentTarget, checked.wrong[0]);
      return;
    }
    const named = new URLSearchParams(writeCheckQuery(listValues(typed)));
    setAddress(named, { replace: true, preventScrollReset: true });
    compute(checked.round).catch(reportError);
  };

  /** A verdict belongs to what stands in the fields, and so does one that is still being computed. */
  const edit = () => {
    latest.current += 1;
    setState((before) => ({ ...IDLE, wrong: before.wrong }));
  };

  // Whoever comes from a game with everything filled in wants to see, not to press.
  const begin = useEffectEvent(() => {
    const checked = checkTyped(initial);
    if (checked.ok) compute(checked.round).catch(reportError);
  });
  useEffect(() => begin(), []);

  return { ...state, initial, form, submit, edit };
}

async function computeAgain(round: CheckedRound): Promise<Pick<CheckState, 'failure' | 'check'>> {
  // Browsers compute hashes only where nobody can change the page on its way.
  if (!globalThis.crypto?.subtle) return { failure: 'insecure' };
  try {
    const { computeRound } = await import('./compute-round.ts');
    return { check: await computeRound(round) };
  } catch (error) {
    reportError(error);
    return { failure: 'failed' };
  }
}

function focusField(form: HTMLFormElement, name: CheckField | undefined): void {
  const field = name && form.elements.namedItem(name === 'bets' ? spotField(SPOTS[0]) : name);
  if (field instanceof HTMLElement) field.focus();
}
