import { CONTRACT_GROUPS, type ContractKind, TIERS_MAX } from '@maneki/contract/agents/contract';
import { agentsEndpoints } from '@maneki/contract/agents/endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { Checkbox } from '@maneki/ui/checkbox';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Sheet } from '@maneki/ui/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import {
  type Draft,
  type DraftProblems,
  draftOf,
  EMPTY_TIER,
  judgeDraft,
  writeOffer,
} from './draft-terms.ts';
import { contractKeys, type DownlineContract } from './queries.ts';
import { TierFields } from './tier-fields.tsx';

const REMARK_MAX = 140;

type OfferSheetProps = {
  readonly kind: ContractKind;
  /** To whom; undefined while it is closed. */
  readonly payee: DownlineContract | undefined;
  readonly onClose: () => void;
};

/** Terms for somebody directly below: new ones, or others than those in force. */
export function OfferSheet({ kind, payee, onClose }: OfferSheetProps) {
  const t = useTranslations('contracts.form');
  const shell = useTranslations('shell.actions');
  return (
    <Sheet
      isOpen={payee !== undefined}
      onClose={onClose}
      title={t(payee?.valid ? 'amendTitle' : 'title', { username: payee?.username ?? '' })}
      closeLabel={shell('close')}
    >
      {payee && <OfferForm key={payee.memberId} kind={kind} payee={payee} onDone={onClose} />}
    </Sheet>
  );
}

type OfferFormProps = {
  readonly kind: ContractKind;
  readonly payee: DownlineContract;
  readonly onDone: () => void;
};

type Told = { readonly field?: string; readonly text: string };

function OfferForm({ kind, payee, onDone }: OfferFormProps) {
  const t = useTranslations('contracts.form');
  const say = useSay();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(kind, payee.valid));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [refused, setRefused] = useState<Told>();
  const [isPending, setIsPending] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    setProblems({});
    setRefused(undefined);
  };
  const errorAt = (field: string) => {
    const problem = problems[field];
    if (problem) return t(`problems.${problem}`);
    return refused?.field === field ? refused.text : undefined;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = judgeDraft(kind, draft);
    setProblems(found);
    setRefused(undefined);
    if (isPending || Object.keys(found).length > 0) return;
    setIsPending(true);
    const offer = writeOffer(kind, payee.memberId, draft);
    const asked = await ask(agentsEndpoints.proposeContract, offer).finally(() =>
      setIsPending(false),
    );
    await queryClient.invalidateQueries({ queryKey: contractKeys.all });
    if (!asked.ok) {
      const field = asked.refusal?.detail?.field;
      const where = typeof field === 'string' ? { field } : {};
      return setRefused({ ...where, text: say(asked.problem) ?? '' });
    }
    toast({ kind: 'success', text: t('sent'), durationMs: TOAST_MS.success });
    onDone();
  };
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={send}>
      <p className="text-muted text-sm">{t('lead')}</p>
      {draft.tiers.map((tier, index) => (
        <TierFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
          key={index}
          kind={kind}
          index={index}
          tier={tier}
          errorAt={errorAt}
          onTier={(next) =>
            change({ tiers: draft.tiers.map((one, place) => (place === index ? next : one)) })
          }
          onRemove={
            draft.tiers.length > 1
              ? () => change({ tiers: draft.tiers.filter((_, place) => place !== index) })
              : undefined
          }
        />
      ))}
      {kind !== 'HOURLY_SALARY' && draft.tiers.length < TIERS_MAX && (
        <Button
          kind="quiet"
          icon="plus"
          onClick={() => change({ tiers: [...draft.tiers, EMPTY_TIER] })}
        >
          {t('addTier')}
        </Button>
      )}
      <Caps kind={kind} draft={draft} change={change} errorAt={errorAt} />
      {kind !== 'DIVIDEND' && <Groups draft={draft} change={change} error={errorAt('groups')} />}
      <Field
        name="remark"
        label={t('remark')}
        value={draft.remark}
        onValue={(remark) => change({ remark })}
        maxLength={REMARK_MAX}
        autoComplete="off"
      />
      {refused && !refused.field && <FormProblem text={refused.text} />}
      <Button type="submit" isWide isPending={isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

type PartProps = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
};

type CapsProps = PartProps & {
  readonly kind: ContractKind;
  readonly errorAt: (field: string) => string | undefined;
};

function Caps({ kind, draft, change, errorAt }: CapsProps) {
  const t = useTranslations('contracts.form');
  const names = {
    DAILY_SALARY: ['capPerDay'],
    HOURLY_SALARY: ['capPerHour', 'capPerDay'],
    DIVIDEND: [],
  } as const satisfies Record<ContractKind, readonly (keyof Draft)[]>;
  return (
    <div className="grid grid-cols-2 gap-3 empty:hidden max-[359px]:grid-cols-1">
      {names[kind].map((name) => (
        <Field
          key={name}
          name={name}
          label={t(kind === 'DAILY_SALARY' ? 'capOptional' : name)}
          value={draft[name]}
          onValue={(value) => change({ [name]: value })}
          error={errorAt(name)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
        />
      ))}
    </div>
  );
}

function Groups({ draft, change, error }: PartProps & { readonly error: string | undefined }) {
  const t = useTranslations('contracts.form');
  const play = useTranslations('play.categories');
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold text-muted text-sm">{t('groups')}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {CONTRACT_GROUPS.map((group) => (
          <Checkbox
            key={group}
            label={play(group)}
            checked={draft.groups.includes(group)}
            onValue={(isChosen) =>
              change({
                groups: CONTRACT_GROUPS.filter((one) =>
                  one === group ? isChosen : draft.groups.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-danger-text text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
