import { Icon } from '../icon/icon.tsx';

/** What a call found wrong with no field in particular; stands right above the button. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <p className="flex items-start gap-2.5 rounded-field bg-raised px-3.5 py-3 text-danger-text text-sm inset-ring inset-ring-danger-text/50">
          <Icon name="circle-alert" className="mt-0.5 size-4.5" />
          <span className="min-w-0 flex-1">{text}</span>
        </p>
      )}
    </div>
  );
}
