/** The link target that the law prescribes for a filing number. */
export const REGISTERS = { icp: 'https://beian.miit.gov.cn/', police: 'https://beian.mps.gov.cn/' } as const;

/** An external link, or nothing if this installation has none. */
export function Way({ to, words }: { readonly to: string | undefined; readonly words: string | undefined }) {
  return to && words ? (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : null;
}
