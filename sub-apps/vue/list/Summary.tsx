import { defineComponent } from 'vue';
import type { Resource } from '../../../contract/businessDescription.ts';
import { callsOf } from '../../kit/core/business.ts';
import { barsOf, FEWEST_BARS, figureText, tabOfFigure } from '../../kit/core/charts.ts';
import type { Summed } from '../../kit/core/types.ts';
import { fill } from '../../kit/core/words.ts';
import { described, said } from '../look.ts';
import { useAnswer } from '../useTold.ts';
import type { Go } from './Filters.tsx';

function chartOf(resource: Resource, value: Summed | undefined) {
  const { language, words } = said.value;
  const chart = resource.summary?.chart;
  if (!chart) return null;
  const bars = value ? barsOf(resource, value, language, described.value?.today ?? '') : [];
  const room = Math.max(FEWEST_BARS, bars.length);
  const told = bars.map(({ label, text }) => `${label} ${text}`).join(', ');
  return (
    <figure>
      <figcaption>{chart.label[language]}</figcaption>
      <svg
        viewBox={`0 0 ${room * 40} 44`}
        preserveAspectRatio="none"
        role="img"
        aria-label={fill(words.chart, { label: chart.label[language], values: told })}
      >
        {bars.map(({ key, height }, index) => (
          <g key={key}>
            <rect class="bar-back" x={index * 40 + 8} y="0" width="24" height="44" rx="2" />
            <rect class="bar" x={index * 40 + 8} y={44 - height * 44} width="24" height={height * 44} rx="2" />
          </g>
        ))}
      </svg>
      <div class="bar-labels" data-each={bars.every(({ isNamed }) => isNamed)} aria-hidden="true">
        {bars.map(({ key, label, isNamed, isNow }) => (
          <span key={key} title={label} data-now={isNow}>
            {isNamed && label}
          </span>
        ))}
        {room > bars.length && <span style={{ flex: room - bars.length }} />}
      </div>
    </figure>
  );
}

/**
 * Figures above a list, each linked to its tab, and one chart. If they cannot be loaded, the list is shown without
 * them.
 */
export const Summary = defineComponent(
  (props: { resource: Resource; go: Go }) => {
    const { answer } = useAnswer(() => callsOf(props.resource.name).summary());
    return () => {
      const { resource, go } = props;
      const { language } = said.value;
      const { value } = answer.value;
      return (
        <div class="summary" data-loaded={value !== undefined}>
          {chartOf(resource, value)}
          {resource.summary?.figures.map((figure) => {
            const count = value?.figures[figure.key] ?? 0;
            const shown = value ? figureText(resource, figure, count, language) : null;
            const tab = tabOfFigure(resource, figure);
            const inner = [
              <span key="label" class="quiet">
                {figure.label[language]}
              </span>,
              <strong key="figure" class={figure.alarming && count > 0 ? 'bad' : ''}>
                {shown?.figure ?? '—'} <small>{shown?.unit}</small>
              </strong>,
            ];
            return tab === undefined ? (
              <div key={figure.key}>{inner}</div>
            ) : (
              <button key={figure.key} type="button" onClick={() => go({ tab }, true)}>
                {inner}
              </button>
            );
          })}
        </div>
      );
    };
  },
  { props: ['resource', 'go'] },
);
