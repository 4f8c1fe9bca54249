import { MUTE_LEVELS, type MuteLevel } from '@maneki/contract/messages/chat';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { Alert, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ChosenProps } from '#platform/form/schema-field.tsx';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { muteQuery } from './queries.ts';
import { type Mute, useMuteWords } from './use-mute-words.ts';

type MuteFormProps = {
  readonly memberId: string;
  readonly member: string;
  readonly onCancel: () => void;
  readonly onDone: (mute: Mute) => void;
};

/** How long somebody is kept quiet; of who is already, whether that goes on. */
export function MuteForm({ memberId, member, onCancel, onDone }: MuteFormProps) {
  const t = useTranslations('lobbyWatch');
  const sayMute = useMuteWords(member);
  const { data: mute, error, refetch } = useQuery(muteQuery(memberId));
  if (!mute) return error ? <Problem error={error} onAgain={() => void refetch()} /> : <Waiting />;
  const isHeld = mute.isBlocked || mute.mutedUntil !== null;
  return (
    <>
      {isHeld && (
        <Alert color="yellow" role="status">
          {sayMute(mute)}
        </Alert>
      )}
      <SchemaForm
        endpoint={chatConsoleEndpoints.muteMember}
        known={{ memberId }}
        initial={{ level: isHeld ? null : 'TEN_MINUTES' }}
        fields={{
          level: { label: t('level'), choose: isHeld ? HeldLevel : FreeLevel },
          reason: { label: t('reason') },
        }}
        submit={isHeld ? t('change') : t('mute')}
        color={isHeld ? 'plum' : 'red.9'}
        onCancel={onCancel}
        onDone={onDone}
      />
    </>
  );
}

/** Nothing is a choice of its own here: it lets somebody write again, and is offered to who may not. */
const NONE = 'NONE';

const FreeLevel = (props: ChosenProps) => <Level {...props} values={MUTE_LEVELS} />;
const HeldLevel = (props: ChosenProps) => <Level {...props} values={[NONE, ...MUTE_LEVELS]} />;

type LevelProps = ChosenProps & { readonly values: readonly (typeof NONE | MuteLevel)[] };

function Level({ label, value, error, onChange, values }: LevelProps) {
  const t = useTranslations('lobbyWatch');
  return (
    <Select
      {...{ label, error }}
      withAsterisk
      data-autofocus
      allowDeselect={false}
      value={value === null ? NONE : String(value)}
      data={values.map((level) => ({ value: level, label: t(`levels.${level}`) }))}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    />
  );
}
