import { useEffect, useRef } from 'react';

type Faulty<Field> = (field: Field) => boolean;

/**
 * Leads to what is wrong with a form. The returned check focuses the first of the fields that is faulty, or says that
 * none is, so that the form is sent; then the first one that the server has refused takes the focus, unless the person
 * has moved on by the time of the answer.
 */
export function useFaultFocus<Field extends string>(
  refused: Readonly<Partial<Record<Field, unknown>>>,
): (form: HTMLFormElement | null, fields: readonly Field[], isFaulty: Faulty<Field>) => boolean {
  const sent = useRef<((isFaulty: Faulty<Field>) => void) | null>(null);
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    sent.current?.((field) => refused[field] !== undefined);
    sent.current = null;
  }, [refused]);
  return (form, fields, isFaulty) => {
    const toFirst = (faulty: Faulty<Field>): boolean => {
      const first = fields.find(faulty);
      const named = first === undefined ? null : form?.elements.namedItem(first);
      // Radio buttons share a name; the first one is where Tab would enter their group.
      const control = named instanceof RadioNodeList ? named[0] : named;
      if (control instanceof HTMLElement) control.focus();
      return first === undefined;
    };
    const at = document.activeElement;
    sent.current = (faulty) => at === document.activeElement && toFirst(faulty);
    return toFirst(isFaulty);
  };
}
