export type GlyphKind = 'empty' | 'error' | 'noPermission';

/** A room of the floor plan: its door open (empty), its wall broken (error), its door closed (no permission). */
export function Glyph({ kind, size = 72 }: { readonly kind: GlyphKind; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size * 0.75}
      viewBox="0 0 96 76"
      fill="none"
      stroke="var(--ctl)"
      strokeWidth="3"
      strokeLinecap="square"
      aria-hidden
    >
      {kind === 'empty' && (
        <>
          <path d="M54 66H6V6h84v60h-8" />
          <path d="M82 66V42a28 24 0 0 0-28 24" strokeWidth="1.25" strokeLinecap="butt" />
        </>
      )}
      {kind === 'error' && (
        <>
          <path d="M32 66H6V6h84v60H64" />
          <path d="M32 66h4l6-11 12 19 6-8h4" stroke="var(--redGlyph)" strokeWidth="2.4" strokeLinecap="butt" />
        </>
      )}
      {kind === 'noPermission' && (
        <>
          <path d="M34 66H6V6h84v60H62" />
          <path d="M34 66h28" stroke="var(--pText)" />
          <circle cx="48" cy="52" r="4" strokeWidth="1.5" />
          <path d="M48 56v6" strokeWidth="1.5" />
        </>
      )}
      <path d="M30 6h36" stroke="var(--sheet)" strokeWidth="1.2" />
    </svg>
  );
}
