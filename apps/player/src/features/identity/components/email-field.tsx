import { Field } from '@maneki/ui/field';
import type { ComponentProps } from 'react';

type EmailFieldProps = Omit<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'normalise'
>;

/** A mailbox to which a code goes. */
export const EmailField = (props: EmailFieldProps) => (
  <Field
    {...props}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    normalise={(typed) => typed.normalize('NFKC')}
  />
);
