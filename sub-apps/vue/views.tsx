import type { FunctionalComponent } from 'vue';
import { RouterLink } from 'vue-router';
import type { BusinessRecord, Names } from '../../contract/businessCalls.ts';
import type { Resource } from '../../contract/businessDescription.ts';
import type { LineField, Tone } from '../../contract/businessFields.ts';
import { valueText } from '../kit/core/formats.ts';
import { hueOf } from '../kit/core/people.ts';
import { NODE_SHAPES, STAND_TONES, TONE_SHAPES } from '../kit/core/shapes.ts';
import { statusLine, toneOf } from '../kit/core/statuses.ts';
import { CODE } from '../shared/modules.js';
import { bridge } from '../shared/portal.js';
import { described, said } from './look.ts';

export const shownText = (field: LineField, value: unknown, names: Names): string =>
  valueText(field, value, { language: said.value.language, today: described.value?.today ?? '', names });

const Chip: FunctionalComponent<{ tone: Tone; text: string }> = ({ tone, text }) => (
  <span class={`chip ${tone}`}>
    <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
      <path d={TONE_SHAPES[tone]} fill="currentColor" fill-rule="evenodd" />
    </svg>
    {text}
  </span>
);
Chip.props = ['tone', 'text'];

/** The first character of somebody's name; the name itself is next to it. */
export const Avatar: FunctionalComponent<{ name: string }> = ({ name }) => (
  <span class="avatar" style={{ '--hue': hueOf(name) }} aria-hidden="true">
    {[...name][0] ?? '?'}
  </span>
);
Avatar.props = ['name'];

/** The status of a record by shape, word and colour. */
export function statusParts(resource: Resource, { status, isOverdue }: BusinessRecord) {
  const { language, words } = said.value;
  const state = resource.statuses?.states[status ?? ''];
  const label = state?.silent ? undefined : state?.label[language];
  return [
    label === undefined ? null : <Chip key="status" tone={toneOf(resource, status)} text={label} />,
    isOverdue ? <Chip key="late" tone="bad" text={words.overdue} /> : null,
  ];
}

/** A record's progress through its statuses; nothing if there is no status line for it. */
export function statusLineOf(resource: Resource, status: string | null) {
  const steps = statusLine(resource, status);
  if (steps.length === 0) return null;
  return (
    <ol class="status-line">
      {steps.map((step) => (
        <li key={step.status} data-stand={step.stand} aria-current={step.stand === 'now' ? 'step' : undefined}>
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
            <path d={NODE_SHAPES[STAND_TONES[step.stand]]} fill="currentColor" fill-rule="evenodd" />
          </svg>
          <span>{resource.statuses?.states[step.status]?.label[said.value.language]}</span>
        </li>
      ))}
    </ol>
  );
}

/** A value in readable form; a reference links to its record, through the portal if it is in another application. */
export function shownValue(field: LineField, value: unknown, names: Names) {
  const text = shownText(field, value, names) || '—';
  if (field.type === 'person' && text !== '—')
    return (
      <span class="person">
        <Avatar name={text} />
        {text}
      </span>
    );
  if (field.type !== 'reference' || field.to === undefined || text === '—') return text;
  return placeLink(field.to, `/${encodeURIComponent(String(value))}`, text);
}

/**
 * A link to a place of a resource (`kind`: application/resource): inside the application, or through the portal to
 * another one.
 */
export function placeLink(kind: string, path: string, words: string) {
  const [application = '', resource = ''] = kind.split('/');
  if (application === CODE) return <RouterLink to={`/${resource}${path}`}>{{ default: () => words }}</RouterLink>;
  const address = `/child/${application}/${resource}${path}`;
  const open = (event: Event) => {
    event.preventDefault();
    bridge?.navigate(address);
  };
  return (
    <a href={address} onClick={open}>
      {words}
    </a>
  );
}
