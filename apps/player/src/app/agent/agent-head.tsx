import { useTranslations } from 'use-intl';
import { nameOf, useMember } from '#features/identity';
import { useIsServed } from '#platform/moments/use-is-served.ts';
import { greetingAt } from './greeting.ts';

/** Whose page it is. The time of day is the device's, which a server cannot know. */
export function AgentHead() {
  const t = useTranslations('agent.greetings');
  const member = useMember();
  const isServed = useIsServed();
  if (!member) return null;
  return (
    <header>
      <p className="min-h-5 text-muted text-sm">
        {isServed ? '' : t(greetingAt(new Date().getHours()))}
      </p>
      <h1 className="wrap-anywhere text-2xl leading-tight">{nameOf(member)}</h1>
    </header>
  );
}
