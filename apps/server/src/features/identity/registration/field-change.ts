import type { RegistrationField } from '@maneki/contract/identity/fields';
import type { Language } from '@maneki/contract/language';

/** A merchant's own rule for a field. What is null stays as the product has it. */
export type FieldChange = {
  readonly field: RegistrationField;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
  readonly lengthMin: number | null;
  readonly lengthMax: number | null;
  readonly pattern: string | null;
  readonly messages: Readonly<Partial<Record<Language, string>>>;
  /** Its place in the form; left as it is where none is named. */
  readonly sort?: number;
};
