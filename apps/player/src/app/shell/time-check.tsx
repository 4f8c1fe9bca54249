import { useLeave } from '#features/identity';
import { RealityCheck } from '#features/safety';

/** The reminder of the time, whose break ends the session. */
export function TimeCheck() {
  return <RealityCheck onBreak={useLeave()} />;
}
