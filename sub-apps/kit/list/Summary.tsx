import { useCallback } from 'react';
import type { Resource } from '../../../contract/businessDescription.ts';
import { useKit } from '../context.tsx';
import type { Calls } from '../core/business.ts';
import { barsOf, FEWEST_BARS, figureText, tabOfFigure } from '../core/charts.ts';
import type { Place } from '../core/place.ts';
import { fill } from '../core/words.ts';
import { useAnswer } from '../useAnswer.ts';

interface Props {
  readonly resource: Resource;
  readonly calls: Calls;
  readonly go: (patch: Partial<Place>, isStep?: boolean) => void;
}

/**
 * Figures above a list, each linked to its tab, and one chart. If they cannot be loaded, the list is shown without
 * them.
 */
export function Summary({ resource, calls, go }: Props) {
  const { language, today, words } = useKit();
  const { value } = useAnswer(useCallback(() => calls.summary(), [calls]));
  const { figures = [], chart } = resource.summary ?? {};
  const bars = value ? barsOf(resource, value, language, today) : [];
  const room = Math.max(FEWEST_BARS, bars.length);
  const told = bars.map(({ label, text }) => `${label} ${text}`).join(', ');
  return (
    <div className="summary" data-loaded={value !== undefined}>
      {chart && (
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
                <rect className="bar-back" x={index * 40 + 8} y="0" width="24" height="44" rx="2" />
                <rect className="bar" x={index * 40 + 8} y={44 - height * 44} width="24" height={height * 44} rx="2" />
              </g>
            ))}
          </svg>
          <div className="bar-labels" data-each={bars.every(({ isNamed }) => isNamed)} aria-hidden>
            {bars.map(({ key, label, isNamed, isNow }) => (
              <span key={key} title={label} data-now={isNow}>
                {isNamed && label}
              </span>
            ))}
            {room > bars.length && <span style={{ flex: room - bars.length }} />}
          </div>
        </figure>
      )}
      {figures.map((figure) => {
        const shown = value ? figureText(resource, figure, value.figures[figure.key] ?? 0, language) : null;
        const tab = tabOfFigure(resource, figure);
        const isAlarming = figure.alarming && (value?.figures[figure.key] ?? 0) > 0;
        const inner = (
          <>
            <span className="quiet">{figure.label[language]}</span>
            <strong className={isAlarming ? 'bad' : ''}>
              {shown?.figure ?? '—'} <small>{shown?.unit}</small>
            </strong>
          </>
        );
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
}
