import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { describedBy, FIELD_BOX, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { countCharacters } from './count-characters.ts';

type CounterTextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'maxLength'> & {
    readonly ref?: Ref<HTMLTextAreaElement> | undefined;
    readonly value: string;
    readonly onValue: (value: string) => void;
    /** More may be typed than fits: the counter turns red, and nothing pasted is cut. */
    readonly charactersMax: number;
  };

export function CounterTextArea(props: CounterTextAreaProps) {
  const { label, hint, error, value, onValue, charactersMax, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const count = countCharacters(value);
  const isOver = count > charactersMax;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      aside={
        <output
          htmlFor={id}
          className={joinClasses('numerals ml-auto', isOver ? 'text-danger-text' : 'text-faint')}
        >
          {count}/{charactersMax}
        </output>
      }
    >
      <div className={FIELD_BOX}>
        <textarea
          rows={4}
          {...rest}
          id={id}
          value={value}
          aria-invalid={error || isOver ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="min-h-28 w-full resize-y bg-transparent px-4 py-3 leading-relaxed outline-none"
          onChange={(event) => onValue(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
}
