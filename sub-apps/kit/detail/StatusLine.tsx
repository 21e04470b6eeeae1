import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import { NODE_SHAPES, STAND_TONES } from '../core/shapes.ts';
import { statusLine } from '../core/statuses.ts';

/** A record's progress through its statuses; nothing if there is no status line for it. */
export function StatusLine({ resource, status }: { readonly resource: Resource; readonly status: string | null }) {
  const { language } = useKit();
  const steps = statusLine(resource, status);
  if (steps.length === 0) return null;
  return (
    <ol className="status-line">
      {steps.map((step) => (
        <li key={step.status} data-stand={step.stand} {...(step.stand === 'now' && { 'aria-current': 'step' })}>
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden>
            <path d={NODE_SHAPES[STAND_TONES[step.stand]]} fill="currentColor" fillRule="evenodd" />
          </svg>
          <span>{resource.statuses?.states[step.status]?.label[language]}</span>
        </li>
      ))}
    </ol>
  );
}
