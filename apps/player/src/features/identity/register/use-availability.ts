import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#platform/call/browser.ts';

export type Availability = 'unknown' | 'checking' | 'free' | 'taken';

const PAUSE_MS = 400;

/**
 * Whether a name or an address can still be had, asked when the typing pauses. An answer to what was
 * typed before counts for nothing.
 */
export function useAvailability(
  kind: 'username' | 'email',
  { value, isRight }: { readonly value: string; readonly isRight: boolean },
): Availability {
  const settled = useSettled(value);
  const isAsked = isRight && value !== '';
  const { data, isFetching } = useQuery({
    queryKey: ['identity', 'availability', kind, settled],
    queryFn: () => (kind === 'username' ? findUsername(settled) : findEmail(settled)),
    enabled: isAsked && settled === value,
    retry: false,
  });
  if (!isAsked) return 'unknown';
  if (settled !== value || isFetching) return 'checking';
  return data ?? 'unknown';
}

const findUsername = async (username: string): Promise<Availability> =>
  tell(await call(identityEndpoints.checkUsername, { username }));

const findEmail = async (email: string): Promise<Availability> =>
  tell(await call(identityEndpoints.checkEmail, { email }));

function tell(answer: { ok: true } | { ok: false; refusal: { code: string } }): Availability {
  if (answer.ok) return 'free';
  return answer.refusal.code.endsWith('_taken') ? 'taken' : 'unknown';
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
