import { type FormEvent, useId, useRef } from 'react';
import { FIELD_BOX, FIELD_INPUT } from '../field/field-frame.tsx';
import { Icon } from '../icon/icon.tsx';

type SearchFieldProps = {
  readonly label: string;
  readonly searchLabel: string;
  readonly clearLabel: string;
  /** What is being looked for now; the empty text when nothing is. */
  readonly value: string;
  /** What was typed, in its usual form and without blanks around it. */
  readonly onSearch: (text: string) => void;
  readonly maxLength: number;
  readonly error?: string | undefined;
};

/** Looks for what was typed when it is sent, not with every letter: the answer costs a call. */
export function SearchField(props: SearchFieldProps) {
  const { label, searchLabel, clearLabel, value, onSearch, maxLength, error } = props;
  const errorId = useId();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch((input.current?.value ?? '').normalize('NFKC').trim());
  };
  const clear = () => {
    if (input.current) input.current.value = '';
    input.current?.focus();
    onSearch('');
  };
  return (
    <search className="min-w-0 flex-1">
      <form noValidate className="grid gap-1.5" onSubmit={submit}>
        <div className={`${FIELD_BOX} min-h-11`}>
          <button
            type="submit"
            aria-label={searchLabel}
            className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
          >
            <Icon name="search" />
          </button>
          <input
            key={value}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            placeholder={label}
            defaultValue={value}
            maxLength={maxLength}
            className={`${FIELD_INPUT} min-h-11 pr-3 pl-0 [&::-webkit-search-cancel-button]:hidden`}
          />
          {value && (
            <button
              type="button"
              aria-label={clearLabel}
              className="grid size-11 shrink-0 place-items-center text-muted hover:text-text"
              onClick={clear}
            >
              <Icon name="x" className="size-4.5" />
            </button>
          )}
        </div>
        {error && (
          <p id={errorId} role="alert" className="flex gap-1.5 text-danger-text text-xs">
            <Icon name="circle-alert" className="size-4" />
            {error}
          </p>
        )}
      </form>
    </search>
  );
}
