import {
  type ChangeEvent,
  type CompositionEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
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
    readonly onValue?: (value: string) => void;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    /** For passwords: the words of the button that shows and hides what is typed. */
    readonly reveal?: { readonly showLabel: string; readonly hideLabel: string };
  };

export function Field(props: FieldProps) {
  const { label, hint, error, onValue, prefix, suffix, reveal, className, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={FIELD_BOX}>
        {prefix && <span className="pl-4 text-muted">{prefix}</span>}
        <input
          {...input}
          {...typing(props)}
          id={id}
          type={reveal && isRevealed ? 'text' : (input.type ?? 'text')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={FIELD_INPUT}
        />
        {suffix && <span className="pr-2 text-muted">{suffix}</span>}
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
function typing({ onValue, inputMode, onKeyDown }: FieldProps) {
  const tell = (value: string) => onValue?.(normaliseInput(value, inputMode));
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const isComposing = (event.nativeEvent as InputEvent).isComposing;
      if (isComposing) onValue?.(event.target.value);
      else tell(event.target.value);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      tell(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter' && isConfirmingComposition(event)) event.preventDefault();
      else onKeyDown?.(event);
    },
  };
}

/** Safari ends the composition before it tells of the key; only the old code 229 gives it away. */
const isConfirmingComposition = (event: KeyboardEvent): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;
