import { TOAST_MS } from '@maneki/contract/constants';
import type { RequestOf } from '@maneki/contract/contract';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import {
  HEAD_PICTURE_BYTES_MAX,
  HEAD_PICTURE_TYPES,
  type HeadIcon,
} from '@maneki/contract/identity/head-icons';
import { chooseImages } from '@maneki/ui/choose-images';
import { toast } from '@maneki/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { ask } from '#platform/forms/ask.ts';
import type { Problem } from '#platform/forms/problem.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { readBase64 } from '#platform/pictures/read-base64.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { memberQuery } from '../queries.ts';

const LIMITS = { imagesMax: 1, bytesMax: HEAD_PICTURE_BYTES_MAX, types: HEAD_PICTURE_TYPES };
export const MEGABYTES_MAX = `${HEAD_PICTURE_BYTES_MAX / 1_000_000}`;

/** More than is ever shown, for the server to make its own from. */
const SENT_SIDE_PX = 640;

/** Changes the picture that the member goes by; what the page shows of them follows at once. */
export function useHeadIcon(onDone: () => void) {
  const t = useTranslations('identity.headIcon');
  const say = useSay();
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async (request: RequestOf<typeof identityEndpoints.setHeadIcon>) => {
    const asked = await ask(identityEndpoints.setHeadIcon, request);
    if (!asked.ok) return setProblem(asked.problem);
    const { headIcon } = asked.value;
    client.setQueryData(memberQuery(call).queryKey, (member) => member && { ...member, headIcon });
    toast({ kind: 'success', text: t('saved'), durationMs: TOAST_MS.success });
    return onDone();
  };
  const once = async (change: () => Promise<void>): Promise<void> => {
    if (isPending) return;
    setProblem(undefined);
    setIsPending(true);
    await change();
    setIsPending(false);
  };
  return {
    isPending,
    problem: say(problem),
    choose: (icon: HeadIcon | null) => once(() => send({ icon })),
    upload: (file: File) =>
      once(async () => {
        const [refusal] = chooseImages([], [file], LIMITS).refusals;
        if (refusal) return setProblem(problemOfFile(refusal === 'size'));
        const shrunk = await shrinkPicture(file, { sideMax: SENT_SIDE_PX, isSquare: true });
        await send({ data: await readBase64(shrunk) });
      }),
  };
}

const problemOfFile = (isTooLarge: boolean): Problem =>
  isTooLarge
    ? { type: 'identity.refusals.picture_too_large', types: { megabytes: MEGABYTES_MAX } }
    : { type: 'identity.refusals.picture_unreadable' };
