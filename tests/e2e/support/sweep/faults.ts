import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** A fault of a page: the rule, the element, and the rule in words. */
export interface Fault {
  readonly rule: string;
  readonly element: string;
  readonly words: string;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All of WCAG 2.2 A and AA that a program can detect, target size included, and what axe itself calls serious. */
const OPTIONS = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** The page, and the business applications in it, but not the spare frame. */
const framesOf = (page: Page) => page.frames().filter((frame) => frame.url() !== 'about:blank');

/** The script is injected through the debugger, so the page's content security policy stays in force. */
async function axeFaults(page: Page): Promise<Fault[]> {
  await Promise.all(
    framesOf(page).map(async (frame) => {
      if (!(await frame.evaluate('Reflect.has(globalThis, "axe")'))) await frame.evaluate(axe);
    }),
  );
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(OPTIONS)})`);
  const faults = violations
    .filter(({ tags, impact }) => !tags.includes('best-practice') || impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => ({
        rule: id,
        element: target.join(' '),
        words: any[0]?.message.replaceAll(/\s+/g, ' ') ?? help,
      })),
    );
  const kept: Fault[] = [];
  for (const fault of faults)
    if (fault.rule !== 'target-size' || (await isSmall(page, fault.element))) kept.push(fault);
  return kept;
}

/**
 * axe calls a target small if half of it is under the edge of its scroll container, or under something fixed there: it
 * is checked again where nothing covers it.
 */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  const isOfThisFrame = await page.evaluate((of) => {
    const element = document.querySelector(of);
    element?.scrollIntoView({ block: 'center' });
    return element !== null;
  }, selector);
  if (!isOfThisFrame) return true;
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(selector)}, ${JSON.stringify({ ...OPTIONS, runOnly: ['target-size'] })})`,
  );
  return violations.length > 0;
}

/**
 * Runs in the page. Finds what overflows the window; what scrolls sideways and is no table, picture of one
 * or code; what moves although reduced motion is requested.
 */
function layoutFaults(): Fault[] {
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [{ rule: 'reflow', element: 'html', words: `${scrollWidth} px wide` }] : [];
  // Where text must reflow: a menu in one line may scroll by itself, as a table does (docs/accessibility.md).
  const isZoomed = innerWidth <= 320;
  const sideways = !isZoomed
    ? []
    : [...document.querySelectorAll('body *')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.checkVisibility())
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
        .filter(
          (element) =>
            !element.matches('pre, input, textarea, nav, [data-wide]') &&
            !element.querySelector('table, [role=grid], [data-wide]'),
        )
        .map((element) => ({ rule: 'reflow', element: nameOf(element), words: `${element.scrollWidth} px wide` }));
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return [];
    if (effect.target.closest('[data-keeps-time]')) return [];
    const own = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
    const others = effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((name) => !own.includes(name)));
    return others.length === 0
      ? []
      : [{ rule: 'reduced-motion', element: nameOf(effect.target), words: `moves ${[...new Set(others)].join(', ')}` }];
  });
  return [...page, ...sideways, ...moving];
}

/** What `look` finds in the page, and in the business applications that it shows; axe enters frames by itself. */
export async function inEveryFrame(page: Page, look: () => Fault[]): Promise<Fault[]> {
  return (await Promise.all(framesOf(page).map((frame) => frame.evaluate(look)))).flat();
}

/** Everything wrong with the page as it is now that a program can detect. */
export async function faultsOf(page: Page): Promise<Fault[]> {
  return [...(await axeFaults(page)), ...(await inEveryFrame(page, layoutFaults))];
}

export const faultLine = ({ rule, element, words }: Fault): string => `${rule}: ${element} (${words})`;
