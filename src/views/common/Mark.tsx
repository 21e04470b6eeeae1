/** The brand mark: a house of four walls around an inner court in the primary colour. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect x="2" y="2" width="20" height="20" rx="2.5" />
      <path d="M2.8 2.8 8 8M21.2 2.8 16 8M2.8 21.2 8 16M21.2 21.2 16 16" />
      <rect x="8" y="8" width="8" height="8" fill="var(--pText)" stroke="var(--pText)" />
    </svg>
  );
}
