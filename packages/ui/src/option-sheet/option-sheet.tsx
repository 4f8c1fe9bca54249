import { useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { FIELD_BOX, FIELD_INPUT } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import { findOptions } from '../picker/find-options.ts';
import type { PickerOption } from '../picker/picker.tsx';
import { Sheet } from '../sheet/sheet.tsx';

export type OptionSheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly options: readonly PickerOption[];
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly closeLabel: string;
  readonly searchLabel: string;
  /** Said when no option holds what was typed. */
  readonly nothingFound: string;
};

/** The sheet of a picker: all that can be chosen, and a search. Loaded when it is first opened. */
export function OptionSheet(props: OptionSheetProps) {
  const { isOpen, onClose, title, closeLabel, onValue } = props;
  const choose = (picked: string) => {
    onValue(picked);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={closeLabel}>
      <OptionList {...props} onValue={choose} />
    </Sheet>
  );
}

function OptionList(props: OptionSheetProps) {
  const { options, value, onValue, title, searchLabel, nothingFound } = props;
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
        <legend className="sr-only">{title}</legend>
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
