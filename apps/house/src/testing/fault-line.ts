import type { CallPlatform, PlatformReply } from '@maneki/contract/round-wallet/platform-wallet';

/** What becomes of a call on its way to the platform. */
export type Fault =
  /** It never arrives. */
  | 'lost before'
  /** It is carried out, and the answer never arrives. */
  | 'lost after'
  /** The answer arrives without a signature. */
  | 'unsigned'
  /** The platform is in trouble and says so. */
  | 'unavailable'
  /** Nothing comes back, ever. */
  | 'silent';

/** A line to the platform that fails when it is told to: the next call of a kind, once for each fault. */
export function createFaultLine(line: CallPlatform) {
  const planned: { readonly call: string; readonly fault: Fault }[] = [];
  const sent: string[] = [];

  const callPlatform: CallPlatform = async (path, headers, body, signal) => {
    const call = path.split('/').slice(3).join('/');
    sent.push(call);
    const place = planned.findIndex((plan) => plan.call === call);
    const [plan] = place < 0 ? [] : planned.splice(place, 1);
    const carry = () => line(path, headers, body, signal);
    if (!plan) return carry();
    return failBy(plan.fault, carry);
  };

  return {
    callPlatform,
    /** Every call that was made, in order. */
    sent,
    fail(call: string, ...faults: Fault[]) {
      for (const fault of faults) planned.push({ call, fault });
    },
    heal() {
      planned.length = 0;
    },
  };
}

async function failBy(fault: Fault, carry: () => Promise<PlatformReply>): Promise<PlatformReply> {
  const isCarried = fault === 'lost after' || fault === 'unsigned';
  const reply = isCarried ? await carry() : undefined;
  if (fault === 'unsigned' && reply)
    return { ...reply, headers: { 'content-type': 'application/json' } };
  if (fault === 'silent') return new Promise(() => {});
  if (fault === 'unavailable')
    return { status: 503, headers: {}, body: JSON.stringify({ status: 'TEMPORARY' }) };
  throw new Error('the line is cut');
}
