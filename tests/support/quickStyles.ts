/** The browser's own display by tag and by the attributes that matter; asked of jsdom once for each kind of element. */
const ownDisplays = new Map<string, string>();

function ownDisplay(element: Element, real: typeof getComputedStyle): string {
  const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '–');
  const kind = `${element.parentElement?.tagName === 'DETAILS'} ${element.tagName} ${marks}`;
  const display = ownDisplays.get(kind) ?? real(element).display;
  ownDisplays.set(kind, display);
  return display;
}

/** The nearest value of a property that is passed on to descendants. */
function inherited(element: Element, property: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style?.getPropertyValue(property);
    if (own && own !== 'inherit') return own;
  }
  return property === 'visibility' ? 'visible' : 'auto';
}

function quickValue(element: Element, property: string, real: typeof getComputedStyle): string | undefined {
  if (property === 'visibility') return inherited(element, property);
  if (property === 'pointerEvents' || property === 'pointer-events') return inherited(element, 'pointer-events');
  if (property === 'display') return (element as HTMLElement).style?.display || ownDisplay(element, real);
  return undefined;
}

/** Whether a style sheet says more than the variables of the theme. */
const areStylesGiven = (): boolean =>
  [...document.styleSheets].some(({ cssRules }) =>
    [...cssRules].some((rule) => (rule as CSSStyleRule).selectorText !== ':root'),
  );

/**
 * `getComputedStyle` for those who only ask whether an element is shown and can be pressed: Testing Library asks for each
 * element of the page whenever it looks for a role. jsdom compares every element with all rules of the browser's own
 * sheet each time, which took a third of the time of the views' tests. It still answers anything else.
 */
export function quickStyles(real: typeof getComputedStyle): typeof getComputedStyle {
  return (element) => {
    if (areStylesGiven()) return real(element);
    const getPropertyValue = (property: string): string =>
      quickValue(element, property, real) ?? real(element).getPropertyValue(property);
    const get = (_: object, name: string | symbol): unknown => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const quick = typeof name === 'string' ? quickValue(element, name, real) : undefined;
      if (quick !== undefined) return quick;
      const full = real(element);
      const value: unknown = Reflect.get(full, name, full);
      return typeof value === 'function' ? value.bind(full) : value;
    };
    return new Proxy<CSSStyleDeclaration>(Object.create(CSSStyleDeclaration.prototype), { get });
  };
}
