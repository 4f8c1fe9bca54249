import {
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useState,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import {
  describedBy,
  FIELD_BOX,
  FIELD_INPUT,
  FieldFrame,
  type FieldWords,
} from './field-frame.tsx';
import { normaliseInput } from './normalise-input.ts';

type FieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'prefix'> & {
    readonly ref?: Ref<HTMLInputElement> | undefined;
    readonly onValue?: (value: string) => void;
    /** Turns what was typed into what is meant; by default numbers become plain digits. */
    readonly normalise?: (typed: string) => string;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    /** For passwords: the words of the button that shows and hides what is typed. */
    readonly reveal?: { readonly showLabel: string; readonly hideLabel: string };
  };

export function Field(props: FieldProps) {
  const { label, hint, error, onValue, normalise, prefix, suffix, reveal, className, ...input } =
    props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={FIELD_BOX}>
        {prefix && <span className="shrink-0 pl-4 text-muted">{prefix}</span>}
        <input
          {...input}
          {...typing(props)}
          id={id}
          type={reveal && isRevealed ? 'text' : (input.type ?? 'text')}
          // What is wrong may be said once for several fields, outside of them.
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy(id, { hint, error }) ?? input['aria-describedby']}
          className={FIELD_INPUT}
        />
        {suffix && <span className="shrink-0 pr-2 text-muted">{suffix}</span>}
        {reveal && (
          <button
            type="button"
            className="grid size-13 shrink-0 place-items-center text-muted hover:text-text"
            aria-label={isRevealed ? reveal.hideLabel : reveal.showLabel}
            aria-pressed={isRevealed}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <Icon name={isRevealed ? 'eye-off' : 'eye'} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/**
 * While an input method composes, the text is handed on untouched, because changing it would break
 * the composition; the end of it is where it is normalised.
 */
function typing({ onValue, normalise, value, inputMode, onKeyDown }: FieldProps) {
  const tell = (element: HTMLInputElement) => {
    const typed = element.value;
    const meant = normalise ? normalise(typed) : normaliseInput(typed, inputMode);
    // Whoever does not hold the value reads it from the element, which must show the same.
    if (value === undefined && meant !== typed) element.value = meant;
    onValue?.(meant);
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isComposing = (event.nativeEvent as InputEvent).isComposing;
      if (isComposing) onValue?.(event.target.value);
      else tell(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => tell(event.currentTarget),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && isConfirmingComposition(event)) event.preventDefault();
      else onKeyDown?.(event);
    },
  };
}

/** Safari ends the composition before it tells of the key; only the old code 229 gives it away. */
const isConfirmingComposition = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
