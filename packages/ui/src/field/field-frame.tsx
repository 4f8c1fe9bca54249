import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

export type FieldWords = {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; stands under the field. */
  readonly error?: string | undefined;
};

/** What every kind of field shares: its box, which also shows focus and trouble. */
export const FIELD_BOX =
  'flex min-h-13 items-center rounded-field bg-raised inset-ring inset-ring-edge ' +
  'transition-shadow duration-150 has-focus-visible:inset-ring-2 has-focus-visible:inset-ring-focus ' +
  'has-aria-invalid:inset-ring-2 has-aria-invalid:inset-ring-danger-text has-[:is(input,select,textarea):disabled]:opacity-50';

export const FIELD_INPUT =
  'min-h-13 w-full min-w-0 flex-1 bg-transparent px-4 text-text outline-none';

/** Ties the words under a field to it, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Omit<FieldWords, 'label'>) {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

type FieldFrameProps = FieldWords & {
  readonly id: string;
  readonly children: ReactNode;
  /** Stands at the end of the line under the field, such as a counter. */
  readonly aside?: ReactNode;
};

export function FieldFrame({ id, label, hint, error, aside, children }: FieldFrameProps) {
  return (
    <div className="grid gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="font-semibold text-muted text-sm">
        {label}
      </label>
      {children}
      <div className="flex items-start gap-3 text-xs empty:hidden">
        {error && (
          <p id={`${id}-error`} role="alert" className="flex flex-1 gap-1.5 text-danger-text">
            <Icon name="circle-alert" className="size-4" />
            {error}
          </p>
        )}
        {!error && hint && (
          <p id={`${id}-hint`} className="flex-1 text-faint">
            {hint}
          </p>
        )}
        {aside}
      </div>
    </div>
  );
}
