/**
 * Creates an element: fields become its properties, except for those with a dash, which become attributes, and `on…`.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [fields]
 * @param {...(Node | string | null | false)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, fields = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), (event) => value(event));
    else if (/-|^role$/.test(name)) element.setAttribute(name, String(value));
    else Object.assign(element, { [name]: value });
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}
