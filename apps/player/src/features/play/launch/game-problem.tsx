import { Button, ButtonLink } from '@maneki/ui/button';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import { refillFor } from '#platform/money/refill-need.ts';
import { useWallet } from '#platform/viewer/use-wallet.ts';
import type { LaunchProblem, Way } from './launch-problem.ts';
import { type LaunchWish, launchAddress } from './launch-wish.ts';
import type { ShownGame } from './shown-game.ts';

const ICONS: Readonly<Record<LaunchProblem['state'], IconName>> = {
  off: 'moon',
  unknown: 'search',
  blocked: 'lock',
  limit: 'shield',
  funds: 'wallet',
  noFree: 'games',
  session: 'lock',
  refused: 'circle-alert',
  offline: 'wifi-off',
  lost: 'circle-alert',
  ended: 'clock',
};

type GameProblemProps = {
  readonly problem: LaunchProblem;
  /** The server's words, for a refusal that has none of its own here. */
  readonly message?: string | undefined;
  readonly picture?: ShownGame['picture'] | undefined;
  readonly wish?: LaunchWish | undefined;
  /** Where to come back to after a login. */
  readonly here?: string | undefined;
  readonly onAgain: () => void;
};

/** Why there is no game to see, and where to go on from here. */
export function GameProblem(props: GameProblemProps) {
  const { problem, message, picture, wish, here = '/m/rng', onAgain } = props;
  const t = useTranslations('catalog.frame');
  const { state, ways } = problem;
  return (
    <div className="absolute inset-0 overflow-y-auto">
      <div
        role="alert"
        className="mx-auto grid min-h-full max-w-96 animate-rise content-center justify-items-center gap-2 px-6 py-8 text-center"
      >
        <span className="relative mb-3">
          {picture && (
            <Picture {...picture} alt="" className="w-27 rounded-tile opacity-60 grayscale" />
          )}
          <span
            className={
              picture
                ? 'surface absolute -right-4 -bottom-4 grid size-14 place-items-center rounded-pill bg-overlay text-gold-text'
                : 'surface grid size-18 place-items-center rounded-pill text-gold-text'
            }
          >
            <Icon name={ICONS[state]} className="size-7" />
          </span>
        </span>
        <h2 className="text-xl">{t(`states.${state}.title`)}</h2>
        <p className="text-balance text-muted">
          {state === 'refused' ? message : t(`states.${state}.text`)}
        </p>
        <div className="mt-4 grid w-full max-w-72 gap-3">
          {ways.map((way, place) => (
            <WayOn key={way} isFirst={place === 0} {...{ way, wish, here, onAgain }} />
          ))}
        </div>
      </div>
    </div>
  );
}

type WayOnProps = {
  readonly way: Way;
  readonly isFirst: boolean;
  readonly wish: LaunchWish | undefined;
  readonly here: string;
  readonly onAgain: () => void;
};

function WayOn({ way, isFirst, wish, here, onAgain }: WayOnProps) {
  const t = useTranslations('catalog.frame');
  const isOffered = useIsOffered(way);
  const kind = isFirst ? 'primary' : 'quiet';
  const href = way === 'again' ? undefined : hrefOf(way, wish, here);
  if (!isOffered) return null;
  return href ? (
    <ButtonLink kind={kind} href={href}>
      {t(way)}
    </ButtonLink>
  ) : (
    <Button kind={kind} onClick={onAgain}>
      {t('again')}
    </Button>
  );
}

/** Play credit is not to be had everywhere. */
const useIsOffered = (way: Way): boolean => {
  const { wallet } = useWallet();
  return way !== 'refill' || refillFor(wallet) !== undefined;
};

function hrefOf(way: Exclude<Way, 'again'>, wish: LaunchWish | undefined, here: string): string {
  const addresses: Readonly<Record<Exclude<Way, 'again'>, string>> = {
    slots: '/m/rng',
    real: wish ? launchAddress({ ...wish, mode: 'real' }) : '/m/rng',
    wallet: '/m/transfer',
    refill: '/m/refill',
    member: '/m/member/home',
    login: `/m/login?${new URLSearchParams({ back: here })}`,
  };
  return addresses[way];
}
