import { Icon } from '../icon/icon.tsx';

type ModalHeadProps = {
  readonly titleId: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

export const ModalHead = ({ titleId, title, closeLabel, onClose }: ModalHeadProps) => (
  <>
    <h2 id={titleId} className="min-w-0 flex-1 text-lg">
      {title}
    </h2>
    <button
      type="button"
      aria-label={closeLabel}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-pill text-muted hover:text-text"
      onClick={onClose}
    >
      <Icon name="x" />
    </button>
  </>
);
