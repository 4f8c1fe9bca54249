import {
  DOCUMENT_BYTES_MAX,
  type DocumentKind,
  sidesOf,
} from '@maneki/contract/safety/verification';
import { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { Button } from '@maneki/ui/button';
import { FormProblem } from '@maneki/ui/form-problem';
import { Icon } from '@maneki/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { verificationQuery } from '#platform/viewer/use-verification.ts';
import { PhotoSlot } from './photo-slot.tsx';
import { usePhotos } from './use-photos.ts';

const MEGABYTE = 1_000_000;

type PhotosStepProps = {
  readonly verification: Verification;
  readonly kind: DocumentKind;
  readonly onDone: () => void;
};

/** The photos of the chosen papers, and sending them in. */
export function PhotosStep({ verification, kind, onDone }: PhotosStepProps) {
  const t = useTranslations('verification');
  const say = useSay();
  const client = useQueryClient();
  const photos = usePhotos(verification);
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const sides = sidesOf(kind);
  const isWhole = sides.every((side) => photos.photoOf(side).isSaved);
  const send = async () => {
    if (!isWhole) return setProblem(t('photosMissing'));
    setProblem(undefined);
    setIsPending(true);
    const asked = await ask(verificationEndpoints.submitVerification, { documentKind: kind });
    setIsPending(false);
    if (!asked.ok) return setProblem(say(asked.problem));
    client.setQueryData(verificationQuery.queryKey, asked.value);
    onDone();
  };
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{t(`kinds.${kind}.name`)}</span>
        <span className="text-faint text-xs">
          {t('sides.limits', { megabytes: String(DOCUMENT_BYTES_MAX / MEGABYTE) })}
        </span>
      </p>
      {sides.map((side) => (
        <PhotoSlot
          key={side}
          kind={kind}
          side={side}
          photo={photos.photoOf(side)}
          onFile={(file) => photos.add(side, file)}
        />
      ))}
      <p className="flex gap-2 text-muted text-xs">
        <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
        {t('privacy')}
      </p>
      <FormProblem text={problem} />
      <Button size="large" isWide isPending={isPending} onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
}
