import { lazy, Suspense, useId, useState } from 'react';
import { joinClasses } from '../classes/join-classes.ts';
import { FIELD_BOX, FieldFrame, type FieldWords } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';
import type { OptionSheetProps } from '../option-sheet/option-sheet.tsx';

type SheetPickerProps = FieldWords &
  Omit<OptionSheetProps, 'isOpen' | 'onClose' | 'title'> & { readonly placeholder?: string };

const OptionSheet = lazy(async () => {
  const module = await import('../option-sheet/option-sheet.tsx');
  return { default: module.OptionSheet };
});

/** For lists too long for the system's picker, such as dialling codes: a sheet with a search. */
export function SheetPicker(props: SheetPickerProps) {
  const { label, hint, error, placeholder, ...choice } = props;
  const id = useId();
  const [sheet, setSheet] = useState({ isLoaded: false, isOpen: false });
  const chosen = choice.options.find((option) => option.value === choice.value);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        className={joinClasses(FIELD_BOX, 'w-full gap-2 px-4 text-input')}
        onClick={() => setSheet({ isLoaded: true, isOpen: true })}
      >
        <span
          id={`${id}-value`}
          className={joinClasses('clip flex-1 text-left', !chosen && 'text-faint')}
        >
          {chosen?.text ?? placeholder}
        </span>
        <Icon name="chevron-down" className="text-muted" />
      </button>
      {sheet.isLoaded && (
        <Suspense>
          <OptionSheet
            {...choice}
            title={label}
            isOpen={sheet.isOpen}
            onClose={() => setSheet({ isLoaded: true, isOpen: false })}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
