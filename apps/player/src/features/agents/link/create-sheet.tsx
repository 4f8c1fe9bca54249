import { LINK_REMARK_MAX, LINK_USES_MAX } from '@maneki/contract/agents/link';
import { linkEndpoints } from '@maneki/contract/agents/link-endpoints';
import { TOAST_MS } from '@maneki/contract/constants';
import { Button } from '@maneki/ui/button';
import { CounterTextArea } from '@maneki/ui/counter-text-area';
import { Field } from '@maneki/ui/field';
import { FormProblem } from '@maneki/ui/form-problem';
import { toast } from '@maneki/ui/overlays';
import { Picker } from '@maneki/ui/picker';
import { Sheet } from '@maneki/ui/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { keepWrong } from '#platform/forms/problem.ts';
import { useFields } from '#platform/forms/use-fields.ts';
import type { Rebates } from '../rebate/rebate-editor.tsx';
import { RebateFold } from '../rebate/rebate-fold.tsx';
import { type Links, linksQuery } from './queries.ts';
import { type Target, TargetChoice } from './target-choice.tsx';

type CreateSheetProps = {
  readonly links: Links;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Told which link there is now. */
  readonly onMade: (code: string) => void;
};

/** A new link: for whom, what it gives, how far it goes. */
export function CreateSheet(props: CreateSheetProps) {
  const t = useTranslations('links.form');
  const shell = useTranslations('shell.actions');
  const { isOpen, onClose } = props;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} closeLabel={shell('close')}>
      {isOpen && <CreateForm {...props} />}
    </Sheet>
  );
}

/** How many days a link invites; null for good. */
const EXPIRIES = { never: null, week: 7, month: 30, quarter: 90 } as const;
type Expiry = keyof typeof EXPIRIES;
const EXPIRY_NAMES = Object.keys(EXPIRIES) as Expiry[];
const DAY_MS = 86_400_000;

const expiresAt = (expiry: Expiry) => {
  const days = EXPIRIES[expiry];
  return days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
};

const isCount = (typed: string) => /^[1-9]\d{0,5}$/.test(typed) && Number(typed) <= LINK_USES_MAX;

function CreateForm({ links, onMade }: CreateSheetProps) {
  const t = useTranslations('links.form');
  const queryClient = useQueryClient();
  const [targetType, setTarget] = useState<Target>(0);
  const [rebates, setRebates] = useState<Rebates>({});
  const [expiry, setExpiry] = useState<Expiry>('never');
  const [domain, setDomain] = useState('');
  const fields = useFields<'usesMax' | 'remark'>({
    names: ['usesMax', 'remark'],
    check: ({ usesMax, remark }) =>
      keepWrong({
        usesMax:
          usesMax === '' || isCount(usesMax)
            ? undefined
            : { type: 'links.form.usesWrong', types: { most: `${LINK_USES_MAX}` } },
        remark:
          [...remark.trim()].length <= LINK_REMARK_MAX
            ? undefined
            : { type: 'links.form.remarkLong', types: { most: `${LINK_REMARK_MAX}` } },
      }),
  });
  const send = fields.submit(async ({ usesMax, remark }) => {
    const asked = await ask(linkEndpoints.createLink, {
      ...{ targetType, rebates, remark, expiresAt: expiresAt(expiry) },
      domain: domain || null,
      usesMax: usesMax === '' ? null : Number(usesMax),
    });
    if (!asked.ok) return fields.refuse(asked);
    await queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
    toast({ kind: 'success', text: t('made'), durationMs: TOAST_MS.success });
    onMade(asked.value.code);
  });
  return (
    <form
      ref={fields.element}
      noValidate
      method="post"
      className="grid grid-cols-1 gap-4"
      onSubmit={send}
    >
      <TargetChoice value={targetType} onValue={setTarget} />
      <RebateFold own={links.own} values={rebates} onValues={setRebates} />
      <Picker
        label={t('expiry')}
        options={EXPIRY_NAMES.map((value) => ({ value, text: t(`expiries.${value}`) }))}
        value={expiry}
        onValue={(value) => setExpiry(value as Expiry)}
      />
      <Field
        {...fields.bind('usesMax')}
        label={t('uses')}
        hint={t('usesHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {links.domains.length > 1 && (
        <Picker
          label={t('domain')}
          options={[
            { value: '', text: t('everywhere') },
            ...links.domains.map((value) => ({ value, text: value })),
          ]}
          value={domain}
          onValue={setDomain}
        />
      )}
      <CounterTextArea
        {...fields.bind('remark')}
        value={fields.watch('remark')}
        label={t('remark')}
        rows={2}
        charactersMax={LINK_REMARK_MAX}
      />
      <FormProblem text={fields.problem} />
      <Button type="submit" size="large" isWide isPending={fields.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
