import { rebateEndpoints } from '@maneki/contract/agents/rebate-endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { type OwnRebate, rebateKeys, type TeamMember } from './queries.ts';
import { RebateEditor, type Rebates } from './rebate-editor.tsx';

type RaiseSheetProps = {
  readonly member: TeamMember | undefined;
  readonly own: readonly OwnRebate[];
  readonly onClose: () => void;
};

/** Gives somebody directly below more. */
export function RaiseSheet({ member, own, onClose }: RaiseSheetProps) {
  const t = useTranslations('rebates.team');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet
      isOpen={member !== undefined}
      onClose={onClose}
      title={member ? t('raiseOf', { username: member.username }) : ''}
      closeLabel={shell('close')}
    >
      {member && <RaiseForm key={member.memberId} {...{ member, own, onClose }} />}
    </Sheet>
  );
}

function RaiseForm({ member, own, onClose }: RaiseSheetProps & { readonly member: TeamMember }) {
  const t = useTranslations('rebates.team');
  const say = useSay();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<Rebates>(member.rebates);
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const raised = Object.fromEntries(
    own
      .filter(({ group }) => (values[group] ?? 0) > member.rebates[group])
      .map(({ group }) => [group, values[group]!]),
  );
  const save = async () => {
    if (Object.keys(raised).length === 0) return setError(t('unchanged'));
    setIsPending(true);
    const asked = await ask(rebateEndpoints.raiseRebates, {
      memberId: member.memberId,
      rebates: raised,
    });
    await queryClient.invalidateQueries({ queryKey: rebateKeys.all });
    setIsPending(false);
    if (!asked.ok) return setError(say(asked.problem));
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted text-sm leading-relaxed">{t('raiseText')}</p>
      <RebateEditor
        own={own}
        least={member.rebates}
        values={values}
        onValues={(changed) => {
          setValues(changed);
          setError(undefined);
        }}
      />
      {/* In reach of the thumb, however many groups there are above it. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 bg-overlay px-5 pt-3 pb-5">
        <FormProblem text={error} />
        <Button size="large" isWide isPending={isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}
