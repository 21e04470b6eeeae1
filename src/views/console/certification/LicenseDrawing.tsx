/** A licence in a few lines; with `glare`, an example of a bad photo. */
export function LicenseDrawing({ glare = false }: { readonly glare?: boolean }) {
  return (
    <svg viewBox="0 0 112 80" width="100%" height="100%" aria-hidden>
      <rect x="2" y="2" width="108" height="76" rx="5" fill="var(--sheet)" stroke="var(--ctl)" strokeWidth="2" />
      <path
        d="M16 18h40M16 30h54M16 42h46M16 54h40"
        fill="none"
        stroke="var(--line2)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <rect x="78" y="14" width="18" height="18" fill="none" stroke="var(--ctl)" strokeWidth="2" />
      <circle cx="86" cy="56" r="10" fill="none" stroke="var(--redGlyph)" strokeWidth="2" />
      {glare && <path d="M76 3h20L58 77H38z" fill="var(--fill3)" opacity=".9" />}
    </svg>
  );
}
