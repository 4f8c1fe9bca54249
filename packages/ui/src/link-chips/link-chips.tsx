import { useChosenInSight } from '../chips/use-chosen-in-sight.ts';
import { joinClasses } from '../classes/join-classes.ts';
import { Link } from '../link/link.tsx';

type LinkChipsProps = {
  /** What is being chosen, for a screen reader. */
  readonly label: string;
  readonly options: readonly { readonly href: string; readonly text: string }[];
  /** The address of the one that is shown. */
  readonly chosen: string;
};

/** One of many by its address: for a choice that has a page of its own and must work without scripts. */
export function LinkChips({ label, options, chosen }: LinkChipsProps) {
  const around = useChosenInSight(chosen);
  return (
    <nav aria-label={label} className="min-w-0">
      <div ref={around}>
        <ul className="no-scrollbar relative -mx-4 flex gap-2 overflow-x-auto scroll-px-4 px-4 py-0.5">
          {options.map(({ href, text }) => (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                aria-current={href === chosen ? 'true' : undefined}
                className={joinClasses(
                  'hit surface grid min-h-9 place-items-center whitespace-nowrap rounded-pill px-3.5',
                  'font-semibold text-muted text-sm leading-tight transition duration-150',
                  'aria-[current]:text-gold-text aria-[current]:inset-ring aria-[current]:inset-ring-gold',
                )}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
