/** 2 px at the top of an area that reloads while its old content stays. The area is `position: relative`. */
export function BusyBar({ label }: { readonly label: string }) {
  return (
    <div className="busy-bar" role="status">
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
