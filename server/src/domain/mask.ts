/** A phone number with its middle hidden: `139****0001`. Anything too short is hidden completely. */
export function maskPhone(phone: string | null): string | null {
  if (phone === null) return null;
  return phone.length < 8 ? '****' : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}

/** An address with most of its local part hidden: `l***@example.com`. */
export function maskEmail(email: string | null): string | null {
  return email === null ? null : email.replace(/^(.)[^@]*/, '$1***');
}
