import { type FocusEvent, type FormEvent, useState } from 'react';
import { useBusyForm } from '#platform/update/busy.ts';
import type { Refused } from './ask.ts';
import { isRefusal, type Problem, type Problems, withoutProblem } from './problem.ts';
import { useCheckAgain } from './use-check-again.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';
import { type InputMemory, useInputs } from './use-inputs.ts';
import { useSay } from './use-say.ts';
import { whenReleased } from './when-released.ts';

type Options<Name extends string> = {
  readonly names: readonly Name[];
  /** The rules of the form as it stands now; answers what is wrong, by field. */
  readonly check: (values: Record<Name, string>) => Problems<Name>;
  /** What the rules were read from: when it changes, what was wrong is judged again. */
  readonly rules?: unknown;
  /** Keeps what was typed for another form, or for this one when it comes back. */
  readonly memory?: InputMemory;
};

/**
 * The state of a form. A field is checked when it is left with something in it, from then on while it
 * changes, and with all others when the form is sent.
 *
 * `bind` is spread into a `Field`; a `CounterTextArea` takes its `value` by `watch` as well, for its counter.
 * `problem` stands in a `FormProblem` above the button.
 */
export function useFields<Name extends string>(options: Options<Name>) {
  const { names, check, rules, memory } = options;
  const say = useSay();
  const inputs = useInputs(names, memory);
  const [problems, setProblems] = useState<Problems<Name>>({} as Problems<Name>);
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setIsPending] = useState(false);
  const { element, focusFirstInvalid } = useFocusFirstInvalid();
  const tellBusy = useBusyForm();

  /** Judges one field, as the others stand now. */
  const judge = (name: Name): boolean => {
    const found = check(inputs.read())[name];
    setProblems((told) => (found ? { ...told, [name]: found } : withoutProblem(told, name)));
    return found === undefined;
  };
  useCheckAgain((isFrom) => {
    for (const name of names) if (isFrom(problems[name])) judge(name);
  }, rules);

  const tell = (found: Problem, name: Name) => setProblems((told) => ({ ...told, [name]: found }));

  /** What a field needs; `also` names another one whose rule looks at this one. */
  const bind = (name: Name, { also }: { also?: Name } = {}) => ({
    name,
    ref: inputs.refOf(name),
    onBlur: ({ target }: FocusEvent) =>
      whenReleased(() => {
        // An empty field that is left is not yet a mistake: nobody has to fill in from the top.
        const isJudged = target.isConnected && inputs.read()[name] !== '';
        if (isJudged && !isRefused(problems[name])) judge(name);
      }),
    onValue: () => {
      inputs.touch(name);
      tellBusy(Object.values(inputs.read()).some((value) => value !== ''));
      if (problems[name]) judge(name);
      if (also && inputs.read()[also] !== '') judge(also);
    },
    error: say(problems[name]),
  });

  /** Shows what a call found wrong: under the field that it belongs to, else above the button. */
  const show = (found: Problem, name?: Name) => {
    if (name) tell(found, name);
    else setProblem(found);
    focusFirstInvalid();
  };

  /** Shows a refused call: `fieldOf` names the field of each code that has one. */
  const refuse = (
    { problem: found, refusal }: Refused,
    fieldOf: Readonly<Record<string, Name>> = {},
  ) => show(found, refusal && fieldOf[refusal.code]);

  const submit =
    (send: (values: Record<Name, string>) => Promise<void>) => async (event: FormEvent) => {
      event.preventDefault();
      // A form in a sheet may stand inside another page's form: its events are its own.
      event.stopPropagation();
      if (isPending) return;
      const values = inputs.read();
      const found = check(values);
      setProblem(undefined);
      setProblems(found);
      if (Object.keys(found).length > 0) return focusFirstInvalid();
      setIsPending(true);
      await send(values).finally(() => setIsPending(false));
    };

  return {
    element,
    bind,
    /** Says something under a field, and leaves the visitor where they are. */
    tell,
    show,
    refuse,
    submit,
    problem: say(problem),
    isPending,
    read: inputs.read,
    watch: inputs.watch,
    write: inputs.write,
    /** Fills a field in with a value from elsewhere, unless its own rules would refuse it. */
    offer(name: Name, value: string): void {
      if (check({ ...inputs.read(), [name]: value })[name] === undefined) inputs.write(name, value);
    },
    clear: () => setProblems({} as Problems<Name>),
    /** Whether a single field is right; says so under it where it is not. */
    isRight(name: Name): boolean {
      const isRight = judge(name);
      if (!isRight) focusFirstInvalid();
      return isRight;
    },
    hasProblem: (name: Name): boolean => problems[name] !== undefined,
  };
}

export type Fields<Name extends string> = ReturnType<typeof useFields<Name>>;

/** What the server said holds until the field is changed: its rules alone would not find it. */
const isRefused = (told: Problem | undefined) => told !== undefined && isRefusal(told);
