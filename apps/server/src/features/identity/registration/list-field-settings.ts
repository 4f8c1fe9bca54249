import {
  ACCOUNT_FIELDS,
  type FieldSetting,
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import type { Language } from '@maneki/contract/language';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import type { Tx } from '#platform/database/database';
import { defaultFields } from './default-fields.ts';
import * as store from './store.ts';

/** What a merchant asks of new members: its own settings where it has them, else the product's. */
export async function listFieldSettings(
  tx: Tx,
  by: { merchantCode: string; countryCode: string | null; language: Language },
): Promise<FieldSetting[]> {
  const rows = await store.listFieldSettings(tx, by.merchantCode);
  const own = new Map(rows.map((row) => [row.field, row]));
  const words = everyPhrase[by.language].identity.formats;
  const settings = defaultFields(by.countryCode).map((definition) => {
    const { field } = definition;
    const set = own.get(field);
    // Japan's law forbids to keep the number, so no operator can switch it on there.
    const isAllowed = field !== 'idNumber' || by.countryCode !== 'JP';
    return {
      field,
      isEnabled: isAllowed && (set?.isEnabled ?? definition.isEnabled),
      isRequired: isAllowed && (set?.isRequired ?? definition.isRequired),
      lengthMin: set?.lengthMin ?? definition.lengthMin,
      lengthMax: set?.lengthMax ?? definition.lengthMax,
      pattern: set?.pattern ?? definition.pattern,
      message: set?.messages[by.language] ?? words[field],
    };
  });
  return inOrder(settings, (field) => own.get(field)?.sort ?? undefined);
}

/** What an account is made of comes first; the rest as the operator has placed it, else as the product has. */
export function inOrder<Setting extends { readonly field: RegistrationField }>(
  settings: readonly Setting[],
  placeOf: (field: RegistrationField) => number | undefined,
): Setting[] {
  const rank = ({ field }: Setting): number => {
    const own = REGISTRATION_FIELDS.indexOf(field);
    if (ACCOUNT_FIELDS.includes(field)) return own;
    return REGISTRATION_FIELDS.length + (placeOf(field) ?? own);
  };
  return [...settings].sort((one, other) => rank(one) - rank(other));
}
