/** Where a filing number must link by law. */
export const REGISTERS = { icp: 'https://beian.miit.gov.cn/', police: 'https://beian.mps.gov.cn/' } as const;

/** An external link, or nothing if this installation has none. */
export function Way({ to, words }: { readonly to: string | undefined; readonly words: string | undefined }) {
  return to && words ? (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : null;
}
