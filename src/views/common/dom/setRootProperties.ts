/**
 * Sets custom properties that style sheets of the whole page read.
 *
 * @returns what removes them again.
 */
export function setRootProperties(properties: Readonly<Record<string, string>>): () => void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(properties)) style.removeProperty(name);
  };
}
