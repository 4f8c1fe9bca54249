import type { FieldSetting } from '@maneki/contract/identity/fields';
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
  return defaultFields(by.countryCode).map((definition) => {
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
}
