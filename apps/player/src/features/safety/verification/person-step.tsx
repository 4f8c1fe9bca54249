import { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { Button } from '@maneki/ui/button';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import { verificationQuery } from '#platform/viewer/use-verification.ts';
import { checkPerson, PERSON_FIELDS, type PersonField } from './person-rules.ts';

const FIELD_OF_REFUSAL = {
  'safety.name_invalid': 'name',
  'safety.birthday_invalid': 'birthday',
  'safety.too_young': 'birthday',
} as const satisfies Readonly<Record<string, PersonField>>;

type PersonStepProps = { readonly verification: Verification; readonly onDone: () => void };

/** Name and birthday, as the papers have them. */
export function PersonStep({ verification, onDone }: PersonStepProps) {
  const t = useTranslations('verification');
  const client = useQueryClient();
  const { person, birthday, minimumAge } = verification;
  const today = new Date().toISOString().slice(0, 10);
  const fields = useFields<PersonField>({
    names: PERSON_FIELDS,
    check: (values) => checkPerson(values, { minimumAge, today }),
  });
  const send = fields.submit(async (values) => {
    const asked = await ask(verificationEndpoints.statePerson, values);
    if (!asked.ok) return fields.refuse(asked, FIELD_OF_REFUSAL);
    client.setQueryData(verificationQuery.queryKey, asked.value);
    onDone();
  });
  return (
    <form ref={fields.element} noValidate method="post" className="grid gap-4" onSubmit={send}>
      <Field
        {...fields.bind('name')}
        label={t('name')}
        hint={t('nameHint')}
        defaultValue={person?.name ?? ''}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={120}
      />
      <Field
        {...fields.bind('birthday')}
        type="date"
        label={t('birthday')}
        hint={t('birthdayHint', { age: String(minimumAge) })}
        defaultValue={person?.birthday ?? birthday ?? ''}
        autoComplete="bday"
        min="1900-01-01"
        max={today}
      />
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {t('next')}
      </Button>
    </form>
  );
}
