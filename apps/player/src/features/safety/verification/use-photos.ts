import type { DocumentSide } from '@maneki/contract/safety/verification';
import { verificationEndpoints } from '@maneki/contract/safety/verification-endpoints';
import type { Verification } from '@maneki/contract/safety/verification-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#platform/forms/ask.ts';
import { useSay } from '#platform/forms/use-say.ts';
import { readBase64 } from '#platform/pictures/read-base64.ts';
import { shrinkPicture } from '#platform/pictures/shrink-picture.ts';
import { verificationQuery } from '#platform/viewer/use-verification.ts';

export type Photo = {
  readonly isPending: boolean;
  /** The server has it, from now or from before a reload. */
  readonly isSaved: boolean;
  /** Where the browser shows it. */
  readonly address?: string | undefined;
  readonly problem?: string | undefined;
};

/** As wide as the server keeps it, with some room to be turned: a phone's camera makes a good deal more. */
const SENT_SIDE_PX = 2_400;

type Chosen = Omit<Photo, 'isSaved'>;

/** The photos of the papers: each is put by on the server as soon as it is chosen. */
export function usePhotos({ uploaded }: Pick<Verification, 'uploaded'>) {
  const client = useQueryClient();
  const say = useSay();
  const [chosen, setChosen] = useState<Partial<Record<DocumentSide, Chosen>>>({});
  const addresses = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );
  const change = (side: DocumentSide, photo: Chosen) =>
    setChosen((before) => ({ ...before, [side]: photo }));
  const add = async (side: DocumentSide, file: File) => {
    change(side, { isPending: true });
    const data = await readBase64(await shrinkPicture(file, { sideMax: SENT_SIDE_PX }));
    const asked = await ask(verificationEndpoints.addDocument, { side, data });
    if (!asked.ok) return change(side, { isPending: false, problem: say(asked.problem) });
    client.setQueryData(verificationQuery.queryKey, asked.value);
    const address = URL.createObjectURL(file);
    addresses.current.push(address);
    change(side, { isPending: false, address });
  };
  const photoOf = (side: DocumentSide): Photo => {
    const photo = chosen[side] ?? { isPending: false };
    return { ...photo, isSaved: uploaded.includes(side) && !photo.problem };
  };
  return { add, photoOf };
}
