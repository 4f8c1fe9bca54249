import {
  CHOSEN_FIELDS,
  type ChosenField,
  type RegistrationField,
} from '@maneki/contract/identity/fields';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import type { SiteRefusal } from '@maneki/contract/site/refusals';
import { done, type Outcome } from '@maneki/kernel/outcome';
import { findSectionVersion, takeSection, tellChange } from '#features/site';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { changeFieldSettings } from './change-field-settings.ts';
import { defaultFields } from './default-fields.ts';
import { inOrder } from './list-field-settings.ts';
import * as store from './store.ts';

export type ArrangedField = {
  readonly field: ChosenField;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
};

type Arrangement = { readonly version: number; readonly fields: readonly ArrangedField[] };

type ArrangeRefusal =
  | Extract<IdentityRefusal, { code: 'identity.field_invalid' }>
  | Extract<SiteRefusal, { code: 'site.changed_meanwhile' | 'site.merchant_not_found' }>;

/** Under this name the form has a version, like the cards of the site's settings. */
const SECTION = 'registration';

const isChosen = (field: RegistrationField): field is ChosenField =>
  (CHOSEN_FIELDS as readonly RegistrationField[]).includes(field);

/** The fields that an operator may choose, as the form has them now. */
export async function readArrangement(
  tx: Tx,
  merchantCode: string,
): Promise<{ version: number; fields: ArrangedField[] }> {
  const own = await findOwn(tx, merchantCode);
  const fields = inOrder(defaultFields(null), (field) => own.get(field)?.sort ?? undefined);
  return {
    version: await findSectionVersion(tx, { merchantCode, section: SECTION }),
    fields: fields.flatMap(({ field, isEnabled, isRequired }) => {
      if (!isChosen(field)) return [];
      const set = own.get(field);
      return {
        field,
        isEnabled: set?.isEnabled ?? isEnabled,
        isRequired: set?.isRequired ?? isRequired,
      };
    }),
  };
}

/** Keeps which fields the form asks for and in which order; their own rules and words stay as they are. */
export async function arrangeFields(
  tx: Tx,
  { merchantCode, operator, now }: OperatorCall,
  { version, fields }: Arrangement,
): Promise<Outcome<{ version: number; before: readonly ArrangedField[] }, ArrangeRefusal>> {
  const by = operator.name;
  const wish = { merchantCode, section: SECTION, version, by, at: now };
  const taken = await takeSection(tx, wish);
  if (!taken.ok) return taken;
  const before = await readArrangement(tx, merchantCode);
  const own = await findOwn(tx, merchantCode);
  const changes = fields.map((field, sort) => {
    const {
      lengthMin = null,
      lengthMax = null,
      pattern = null,
      messages = {},
    } = own.get(field.field) ?? {};
    return { ...field, lengthMin, lengthMax, pattern, messages, sort };
  });
  const changed = await changeFieldSettings(tx, { merchantCode, changes });
  if (!changed.ok) return changed;
  const what = { registration: fields };
  const told = await tellChange(tx, { merchantCode, by: `operator ${by}`, at: now, what });
  if (!told.ok) return told;
  return done({ version: taken.value.version, before: before.fields });
}

const findOwn = async (tx: Tx, merchantCode: string) =>
  new Map((await store.listFieldSettings(tx, merchantCode)).map((row) => [row.field, row]));
