import { useId, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { FIELD_BOX, FIELD_INPUT, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { findOptions } from './find-options.ts';
import type { PickerOption } from './picker.tsx';

type SheetPickerProps = FieldWords & {
  readonly options: readonly PickerOption[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly closeLabel: string;
  readonly searchLabel: string;
  /** Said when no option holds what was typed. */
  readonly nothingFound: string;
  readonly placeholder?: string;
};

/** For lists too long for the system's picker, such as dialling codes: a sheet with a search. */
export function SheetPicker(props: SheetPickerProps) {
  const { label, hint, error, options, value, onValue, closeLabel } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const choose = (picked: string) => {
    onValue(picked);
    setIsOpen(false);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        className={joinClasses(FIELD_BOX, 'w-full gap-2 px-4 text-input')}
        onClick={() => setIsOpen(true)}
      >
        <span
          id={`${id}-value`}
          className={joinClasses('clip flex-1 text-left', !chosen && 'text-faint')}
        >
          {chosen?.text ?? props.placeholder}
        </span>
        <Icon name="chevron-down" className="text-muted" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={label} closeLabel={closeLabel}>
        <OptionList {...props} onValue={choose} />
      </Sheet>
    </FieldFrame>
  );
}

function OptionList(props: SheetPickerProps) {
  const { options, value, onValue, label, searchLabel, nothingFound } = props;
  const [typed, setTyped] = useState('');
  const found = findOptions(options, typed);
  return (
    <>
      <div className={joinClasses(FIELD_BOX, 'sticky top-0 z-1 pl-4')}>
        <Icon name="search" className="text-muted" />
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          className={FIELD_INPUT}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p role="status" className="py-6 text-center text-muted empty:hidden">
        {found.length === 0 ? nothingFound : ''}
      </p>
      <fieldset className="mt-2 min-h-[40dvh]">
        <legend className="sr-only">{label}</legend>
        {found.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            disabled={option.isDisabled}
            className="flex min-h-13 w-full items-center gap-3 border-line border-b text-left aria-pressed:font-bold aria-pressed:text-gold-text disabled:opacity-45"
            onClick={() => onValue(option.value)}
          >
            <span className="flex-1">{option.text}</span>
            {option.value === value && <Icon name="check" />}
          </button>
        ))}
      </fieldset>
    </>
  );
}
